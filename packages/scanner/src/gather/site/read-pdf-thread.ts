import { parentPort, workerData } from "node:worker_threads";

import { extractText, getDocumentProxy } from "unpdf";

const { text } = await extractText(await getDocumentProxy(workerData as Uint8Array), { mergePages: true });
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(text);
