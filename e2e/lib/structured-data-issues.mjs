// Reads an HTML document from the standard input, checks its structured data by the rules of Google's
// rich results, and writes the issues as JSON. A separate program, because the validator consists of ES
// modules that it imports while it runs.
import { text } from 'node:stream/consumers';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const data = new WebAutoExtractor({ addLocation: true }).parse(await text(process.stdin));
const issues = await new Validator().validate(data);
process.stdout.write(JSON.stringify({ types: Object.keys(data.jsonld), issues }));
