import { useEffect, useRef } from 'react';

interface PageEvents {
  /** The keys that save a document were pressed. */
  onSave: () => void;
  /** Files were dropped anywhere on the page. */
  onFiles: (files: File[]) => void;
}

const isSave = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

/** Handles what happens anywhere on a page with a form, unless a dialog is open. */
export function usePageEvents(events: PageEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const isAsking = () => document.querySelector('[role=dialog]') !== null;
    const press = (event: KeyboardEvent) => {
      if (!isSave(event)) return;
      event.preventDefault();
      if (!isAsking()) latest.current.onSave();
    };
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // otherwise the browser leaves the page for the file
      event.preventDefault();
      if (event.type === 'drop' && !isAsking())
        latest.current.onFiles([...event.dataTransfer.files]);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
    };
  }, []);
}
