import { storefrontSettingsSchema } from '@harrow/contract';
import { z } from 'zod';
import { languagesSchema } from './languages.ts';

const origins = z.array(z.string());

const policySchema = z.object({
  /** Origins of the backend: its REST calls and the pictures that it serves. */
  backend: origins,
  /** Origins of the payment sandbox, where that stands in for Stripe. */
  paymentSandbox: origins.optional(),
  /** Whether Stripe takes the cards; its script is then allowed from its own origin only. */
  stripe: z.boolean(),
  /** The `authDomain` of the real Firebase project; undefined with the emulator, which is proxied. */
  firebaseAuthDomain: z.string().optional(),
  /** Origin of a public image host that pictures are uploaded to from the browser. */
  imageHost: z.string().optional(),
});

/** The origins besides its own that the storefront uses. */
export type PolicySettings = z.infer<typeof policySchema>;

/** The options of the storefront's server, as its process gets them. */
export const storefrontOptionsSchema = z.object({
  host: z.string(),
  /** 0 picks a free port. */
  port: z.number(),
  /** The folder that the build has filled with files. */
  folder: z.string(),
  /** The folder in which all releases keep their assets, for open pages and servers of other releases. */
  keptFolder: z.string().optional(),
  /** The folder that the build has filled for rendering. */
  renderFolder: z.string(),
  /** Origin of the shop, for addresses that machines read. */
  origin: z.string(),
  /** The languages that the shop is offered in; by default the main one alone. */
  languages: languagesSchema.optional(),
  /** Origins at which this server reads the processes of the backend, the nearest first. */
  backendOrigins: origins,
  /** The key that exempts this server from the backend's limits per address. */
  backendKey: z.string().optional(),
  /** The token with which monitoring reads the metrics; without it there are none. */
  metricsToken: z.string().optional(),
  /** The settings of the browser. */
  config: storefrontSettingsSchema,
  policy: policySchema,
  /** Origins besides the backend's that store uploaded pictures. */
  imageStores: origins.optional(),
  /** Address of the identity emulator; undefined with real Firebase. */
  emulatorUrl: z.string().optional(),
  /** Address of the embedded shop's mailbox; undefined with a real mail server. */
  mailboxUrl: z.string().optional(),
});

type Options = z.infer<typeof storefrontOptionsSchema>;

/** The same; only in development, whose tools insert scripts, there is no policy. */
export type StorefrontOptions = Omit<Options, 'policy'> & Partial<Pick<Options, 'policy'>>;
