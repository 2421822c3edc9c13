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

declare module 'stock-admin/retry-axios' {
  type Failure = Error & { response?: { status: number }; config?: { raxConfig?: object } };

  /** The members that are used here of an axios client. */
  export type Client = {
    interceptors: {
      response: { use(fulfilled: undefined, rejected: (error: Failure) => Promise<never>): number };
    };
  };

  export function attach(client: Client): number;
}
