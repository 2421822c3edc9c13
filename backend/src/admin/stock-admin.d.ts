/** Modules of the stock admin, by the names that `webpack.config.js` gives them. */
declare module 'stock-admin/layout' {
  import type { FC, PropsWithChildren } from 'react';

  /** The frame of every page for signed-in staff: the menu, and the page beside it. */
  const Layout: FC<PropsWithChildren>;
  export default Layout;
}

declare module 'stock-admin/router' {
  /** Returns the address of the page, after `/app`. */
  export function useLocation(): { pathname: string };
}

declare module 'stock-admin/translations' {
  const translations: {
    t(key: string): string;
    /** Undefined until it has been loaded. */
    getResourceBundle(language: string, namespace: string): Record<string, string> | undefined;
  };
  export default translations;
}

declare module 'stock-admin/toast' {
  import type { ReactElement } from 'react';

  export type Toast = { id: string; visible: boolean };

  export const toast: {
    custom(
      show: (shown: Toast) => ReactElement,
      options: { position: 'top-right'; duration: number },
    ): string;
  };
}

declare module 'stock-admin/message' {
  import type { FC } from 'react';
  import type { Toast } from 'stock-admin/toast';

  export type MessageType = 'success' | 'warning' | 'error' | 'info';

  const Message: FC<{ toast: Toast; type: MessageType; title: string; message: string }>;
  export default Message;
}

declare module 'stock-admin/retry-axios' {
  export type Failure = Error & {
    response?: { status: number; data?: { message?: string } };
    config?: { method?: string; raxConfig?: object };
  };

  /** The members that are used here of an axios client. */
  export type Client = {
    interceptors: {
      response: { use(fulfilled: undefined, rejected: (error: Failure) => Promise<never>): number };
    };
  };

  export function attach(client: Client): number;
}
