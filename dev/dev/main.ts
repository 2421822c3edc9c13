import { launch } from '../launcher/launch.ts';
import { watchShop } from './watch-shop.ts';

process.exit(await launch(watchShop));
