import { loadConfig } from "@plumbline/core/platform/config";
import { makeBucket } from "@plumbline/core/platform/storage";

import "./closed-pipes.ts";

const config = loadConfig();
const isMade = await makeBucket(config);
console.log(`The bucket ${config.storage.bucket} ${isMade ? "was made" : "is there"}.`);
