/* global process, console */
'use strict';

/**
 * Preloaded into a backend under test (`node --require`): subscribes to the events in LISTEN_TO, like a
 * plugin, and logs each with its data.
 */
const { AbstractEventBusModuleService } = require('@medusajs/utils');

Object.defineProperty(AbstractEventBusModuleService.prototype, 'eventToSubscribersMap', {
  get() {
    const subscribers = this.eventToSubscribersMap_;
    for (const event of process.env.LISTEN_TO.split(',')) {
      if (subscribers.has(event)) continue;
      const subscriber = async (data) => console.info(`Heard ${event}: ${JSON.stringify(data)}`);
      subscribers.set(event, [{ id: 'listening-plugin', subscriber }]);
    }
    return subscribers;
  },
});
