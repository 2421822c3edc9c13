/**
 * Runs before the first paint, as a file of its own that the page waits for: it must stay small,
 * and imports nothing that is not.
 */
import { applyScheme, keptScheme } from '@/lib/colour-scheme';

applyScheme(keptScheme());
