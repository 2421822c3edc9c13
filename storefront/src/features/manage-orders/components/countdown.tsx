import { useEffect, useState } from 'react';
import { messages } from '@/messages';
import { UNDO_MS } from '../lib/undo-time';

const TICK_MS = 250;
const SECOND_MS = 1000;

/** The seconds until a shipment is sent. */
export function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(UNDO_MS);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, until - Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return <small>{messages.manageOrders.inSeconds(Math.ceil(left / SECOND_MS))}</small>;
}
