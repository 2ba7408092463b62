import type { Readable } from "node:stream";

import {
  ANSWER_KINDS,
  type AnswerKind,
  EXPORT_TYPES,
  type ExportFormat,
} from "@plumbline/contract/answer-kinds";
import type { Endpoint, EndpointOutput } from "@plumbline/contract/endpoint";
import { attachmentHeader } from "@plumbline/contract/file-name";
import { issueExport } from "@plumbline/contract/issue-export";
import type { ZipFile } from "@plumbline/core/data-export/download-data-export";
import type { Screenshot } from "@plumbline/core/issues/read-screenshot";
import type { PdfFile } from "@plumbline/core/reports/download-report";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** A file in a format its reader chose. */
export interface ExportFile {
  fileName: string;
  format: ExportFormat;
  content: Uint8Array;
}

export interface TextFile {
  fileName: string;
  content: string;
}

/** What a handler returns for each kind of answer. */
interface Answers {
  json: unknown;
  pdf: PdfFile;
  webp: Screenshot;
  zip: ZipFile;
  yaml: TextFile;
  csv: TextFile;
  export: ExportFile;
  "event-stream": Readable;
}

/** What the handler of an endpoint returns. */
export type Answer<E extends Endpoint> = E["answer"] extends "json"
  ? EndpointOutput<E>
  : Answers[E["answer"]];

type Senders = { [Kind in AnswerKind]: (reply: FastifyReply, answer: Answers[Kind]) => FastifyReply };

const SENDERS: Senders = {
  json: (reply, answer) => reply.send(answer),
  pdf: (reply, file) => attach(reply, EXPORT_TYPES.pdf, file.fileName).send(Buffer.from(file.content)),
  webp: (reply, { picture }) => reply.type("image/webp").send(Buffer.from(picture)),
  zip: (reply, { fileName, stream, byteLength }) =>
    attach(reply, "application/zip", fileName).header("content-length", byteLength).send(stream),
  yaml: (reply, { fileName, content }) =>
    attach(reply, "application/yaml; charset=utf-8", fileName).send(content),
  csv: (reply, { fileName, content }) => attach(reply, withCharset(EXPORT_TYPES.csv), fileName).send(content),
  export: (reply, { format, fileName, content }) =>
    attach(reply, withCharset(EXPORT_TYPES[format]), fileName).send(Buffer.from(content)),
  "event-stream": (reply, stream) => reply.headers(EVENT_HEADERS).send(stream),
};

/** Each event is to arrive when it is sent, whatever stands between. */
const EVENT_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** Sends what a handler returned the way answers of its endpoint's kind are sent. */
export function sendAnswer<E extends Endpoint>(reply: FastifyReply, endpoint: E, answer: Answer<E>) {
  reply.header("cache-control", "no-store");
  return senderFor(endpoint)(reply, answer);
}

/** The compiler cannot tell that `Answer<E>` is what the sender of the endpoint's kind takes; `Answer` is defined so. */
function senderFor<E extends Endpoint>({ answer }: E) {
  return SENDERS[answer] as (reply: FastifyReply, answer: Answer<E>) => FastifyReply;
}

function attach(reply: FastifyReply, type: string, fileName: string): FastifyReply {
  return reply.headers({
    "content-type": type,
    "content-disposition": attachmentHeader(fileName),
  });
}

function withCharset(type: string): string {
  return type === EXPORT_TYPES.pdf ? type : `${type}; charset=utf-8`;
}

const BINARY = z.string().meta({ format: "binary" });

const DESCRIPTIONS = {
  pdf: { description: "A PDF", schema: BINARY },
  webp: { description: "A picture", schema: BINARY },
  zip: { description: "A ZIP file", schema: BINARY },
  yaml: { description: "A YAML file", schema: z.string() },
  csv: { description: "A CSV file", schema: z.string() },
  "event-stream": { description: "Server-sent events", schema: z.string() },
} as const satisfies Partial<Record<AnswerKind, { description: string; schema: z.ZodType }>>;

/** How the API's description states the answer of an endpoint. */
export function responseOf({ answer, output }: Endpoint) {
  if (answer === "json") return output;
  if (answer === "export") return EXPORT_RESPONSE;
  const { description, schema } = DESCRIPTIONS[answer];
  return { description, content: Object.fromEntries(ANSWER_KINDS[answer].map((type) => [type, { schema }])) };
}

const EXPORT_RESPONSE = {
  description: "A file of the format asked for",
  content: {
    [EXPORT_TYPES.pdf]: { schema: BINARY },
    [EXPORT_TYPES.csv]: { schema: z.string() },
    [EXPORT_TYPES.json]: { schema: issueExport },
  },
};
