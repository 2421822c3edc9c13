/* global window, document */

/*
 * Stands in for the part of Google's `gapi` that Firebase's popup sign-in needs: a frame of the
 * emulator inside the shop's page, and calls between the two. Both are of one origin, so they call
 * each other directly. Both load this file: the shop opens the frame, the frame finds its end of it.
 */
(function () {
  /** One of the two ends of a frame; what comes before its handler waits for it. */
  class End {
    handlers = new Map();
    waiting = [];
    peer;

    register(type, handler) {
      this.handlers.set(type, handler);
      for (const call of this.waiting.splice(0)) this.receive(call);
    }

    send(type, data, answered) {
      this.peer.receive({ type, data, answered });
    }

    receive(call) {
      const handler = this.handlers.get(call.type);
      if (handler) void answer(handler, call);
      else this.waiting.push(call);
    }

    restyle() {
      return Promise.resolve();
    }
  }

  async function answer(handler, { data, answered }) {
    const result = await handler(data);
    try {
      answered?.([result]);
    } catch (error) {
      // Firebase's SDK takes a good answer about web storage, and throws an internal error after it.
      console.debug('The caller failed on the answer.', error);
    }
  }

  const context = {
    /** Called by the shop: opens the frame and resolves with what `onOpen` makes of its end. */
    open({ url, where, attributes: { style, ...attributes } }, onOpen) {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      const [outside, inside] = [new End(), new End()];
      [outside.peer, inside.peer] = [inside, outside];
      const ready = new Promise((resolve) => (inside.ready = resolve));
      outside.ping = () => ready;
      frame.gapiEnd = inside;
      frame.src = url;
      where.append(frame);
      return Promise.resolve(onOpen(outside));
    },

    /** Called by the frame. */
    getParentIframe() {
      const end = window.frameElement.gapiEnd;
      end.ready();
      return end;
    },
  };

  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { Iframe: End, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  };
  window.gapi_onload?.();
})();
