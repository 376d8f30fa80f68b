//! A connection to another device, as browsers make them. What the other device says of itself has been checked and
//! written anew (`notation/meeting/sdp`) before it comes here.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcDataChannelType, RtcIceCandidateInit, RtcIceGatheringState, RtcIceServer, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

use crate::app::meet::meeting::Told;
use crate::web::draw::keys::Listener;

/// The browser may take so long to find where it can be reached, or to part, in looks and milliseconds between them.
const LOOKS: u32 = 120;
const BETWEEN: u32 = 50;

/// What is heard of a connection.
pub enum Heard {
    /// There is a way to the other device.
    Opened,
    /// There is none any more, or never was.
    Closed,
    /// A message that came in order.
    Message(Vec<u8>),
    /// One that may have come late, or twice.
    Packet(Vec<u8>),
}

/// A connection, for as long as it is kept.
pub struct Peer {
    connection: RtcPeerConnection,
    ordered: RtcDataChannel,
    quick: RtcDataChannel,
    _listeners: Vec<Listener>,
}

impl Peer {
    /// A connection that is about to be made, with the help of a server that tells addresses where one is given. None
    /// where the browser makes none.
    pub fn new(stun: Option<&str>, hear: Rc<dyn Fn(Heard)>) -> Option<Peer> {
        let configuration = RtcConfiguration::new();
        if let Some(address) = stun {
            let server = RtcIceServer::new();
            server.set_urls(&address.into());
            configuration.set_ice_servers(&Array::of1(&server));
        }
        let connection = RtcPeerConnection::new_with_configuration(&configuration).ok()?;
        let reliable = RtcDataChannelInit::new();
        let ordered = channel(&connection, 0, &reliable);
        let fleeting = RtcDataChannelInit::new();
        fleeting.set_ordered(false);
        fleeting.set_max_retransmits(0);
        let quick = channel(&connection, 1, &fleeting);
        let listeners = vec![
            tell(&ordered, "open", &hear, |_| Some(Heard::Opened)),
            tell(&ordered, "close", &hear, |_| Some(Heard::Closed)),
            tell(&ordered, "message", &hear, |event| bytes(event).map(Heard::Message)),
            tell(&quick, "message", &hear, |event| bytes(event).map(Heard::Packet)),
            tell(&connection, "connectionstatechange", &hear, |event| {
                let connection = event.target()?.unchecked_into::<RtcPeerConnection>();
                let has_failed = connection.connection_state() == RtcPeerConnectionState::Failed;
                has_failed.then_some(Heard::Closed)
            }),
        ];
        Some(Peer { connection, ordered, quick, _listeners: listeners })
    }

    pub fn connection(&self) -> RtcPeerConnection {
        self.connection.clone()
    }

    /// Sends a message that is to come in order, if there is a way.
    pub fn send(&self, message: &[u8]) {
        send(&self.ordered, message);
    }

    /// Sends one that may be lost.
    pub fn send_packet(&self, packet: &[u8]) {
        send(&self.quick, packet);
    }

    /// Ends the connection when what was sent has arrived. To close it at once would lose what is still under way; a
    /// channel closes only after that (WebRTC, "closing procedure").
    pub async fn part(self) {
        self.ordered.close();
        for _ in 0..LOOKS {
            if self.ordered.ready_state() == RtcDataChannelState::Closed {
                break;
            }
            TimeoutFuture::new(BETWEEN).await;
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.connection.close();
    }
}

/// A channel of which both sides know, so that it needs no opening in band.
fn channel(
    connection: &RtcPeerConnection,
    number: u16,
    how: &RtcDataChannelInit,
) -> RtcDataChannel {
    how.set_negotiated(true);
    how.set_id(number);
    let channel = connection.create_data_channel_with_data_channel_dict("game", how);
    channel.set_binary_type(RtcDataChannelType::Arraybuffer);
    channel
}

fn send(channel: &RtcDataChannel, message: &[u8]) {
    if channel.ready_state() == RtcDataChannelState::Open {
        // What matters and is not sent is sent again.
        let _ = channel.send_with_u8_array(message);
    }
}

fn tell(
    target: &JsValue,
    name: &'static str,
    hear: &Rc<dyn Fn(Heard)>,
    heard: fn(&web_sys::Event) -> Option<Heard>,
) -> Listener {
    let hear = hear.clone();
    Listener::new(target.clone().unchecked_into(), name, move |event| {
        heard(&event).into_iter().for_each(|heard| hear(heard));
    })
}

/// What a message holds; none if it is a text, or longer than any may be.
fn bytes(event: &web_sys::Event) -> Option<Vec<u8>> {
    let data = event.dyn_ref::<MessageEvent>()?.data().dyn_into::<ArrayBuffer>().ok()?;
    let is_short = data.byte_length() as usize <= crate::meet::frame::LONGEST;
    is_short.then(|| Uint8Array::new(&data).to_vec())
}

/// Has the browser describe itself as the one who invites, or who answers what it is told, and look where it can be
/// reached. None where it does not.
pub async fn described(connection: RtcPeerConnection, told: Option<Told>) -> Option<String> {
    let made = match told {
        None => connection.create_offer(),
        Some(told) => {
            told_of(&connection, RtcSdpType::Offer, &told).await?;
            connection.create_answer()
        }
    };
    let own = JsFuture::from(made).await.ok()?.unchecked_into::<RtcSessionDescriptionInit>();
    JsFuture::from(connection.set_local_description(&own)).await.ok()?;
    for _ in 0..LOOKS {
        if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
            break;
        }
        TimeoutFuture::new(BETWEEN).await;
    }
    Some(connection.local_description()?.sdp())
}

/// Tells the browser who has answered.
pub async fn answered(connection: RtcPeerConnection, told: Told) -> Option<()> {
    told_of(&connection, RtcSdpType::Answer, &told).await
}

async fn told_of(connection: &RtcPeerConnection, kind: RtcSdpType, told: &Told) -> Option<()> {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(&told.sdp);
    JsFuture::from(connection.set_remote_description(&description)).await.ok()?;
    for candidate in &told.candidates {
        let init = RtcIceCandidateInit::new(candidate);
        init.set_sdp_mid(Some("0"));
        init.set_sdp_m_line_index(Some(0));
        let added = connection.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(&init));
        // One of an unknown kind does not speak against the others.
        let _ = JsFuture::from(added).await;
    }
    Some(())
}
