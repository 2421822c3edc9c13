/** The parts of firebase-tools' Auth emulator in use; it ships no types. Its version is pinned. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  export interface EmulatorUser {
    localId: string;
    /** In milliseconds since the epoch. */
    createdAt?: string;
    /** In seconds since the epoch; older tokens count as revoked. */
    validSince?: string;
  }

  export interface EmulatorProject {
    users: Map<string, EmulatorUser>;
    oobs: Map<string, object>;
  }

  export function createApp(
    projectId: string,
    singleProjectMode: number,
    projects: Map<string, EmulatorProject>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  /** The OpenAPI document from which `createApp` makes the emulator's routes. */
  const apiSpec: { default: { paths: Record<string, object> } };
  export default apiSpec;
}
