import type { PropsWithChildren, ReactElement } from 'react';

type PanelProps = PropsWithChildren<{
  /** The id of the heading, which names the panel. */
  id: string;
  title: string;
  /** A sentence below the heading. */
  lead?: string;
}>;

/** A section of the shop's on a page of the stock admin, in the frame of the engine's own sections. */
export const Panel = ({ id, title, lead, children }: PanelProps): ReactElement => (
  <section
    aria-labelledby={id}
    className="px-xlarge pt-large pb-xlarge rounded-rounded bg-grey-0 border-grey-20 inter-base-regular text-grey-90 border"
  >
    <h2 id={id} className={`inter-xlarge-semibold ${lead ? 'mb-2xsmall' : 'mb-base'}`}>
      {title}
    </h2>
    {lead && <p className="text-grey-50 mb-base">{lead}</p>}
    {children}
  </section>
);
