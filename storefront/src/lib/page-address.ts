import { addressIn } from '../../server/page-languages.ts';
import { LANGUAGE } from '@/messages/en/language';

/** Returns the address of a page in the language of this build, for what is not a link of the router. */
export const pageAddress = (path: string): string => addressIn(LANGUAGE, path);
