import { launch } from '../launcher/launch.ts';
import { startShop } from '../launcher/start-shop.ts';

process.exit(await launch(startShop));
