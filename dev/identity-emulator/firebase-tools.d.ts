/** The parts of firebase-tools' auth emulator that are used; it ships no types. Pinned exactly. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  export interface EmulatorUser {
    localId: string;
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
