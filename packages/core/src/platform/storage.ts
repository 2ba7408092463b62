import { join } from "node:path";
import type { Readable } from "node:stream";

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

import type { Config } from "#platform/config.ts";

/**
 * Files of the product under slash-separated keys. Keys start with `organizations/{id}/`, so that all of a client's files
 * can be found and erased together; those of billing records, which outlive the client, start with `billing/{id}/`.
 */
export interface Storage {
  put(key: string, content: Uint8Array | string, contentType: string): Promise<void>;
  /** Puts a copy of a local file, however large, without holding it in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  getStream(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Keys of all files whose keys start with `prefix/`, in no order. */
  list(prefix: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  deleteAll(prefix: string): Promise<void>;
}

/** Opens the bucket of the settings, or the folder `files` in the home. */
export async function openStorage(config: Pick<Config, "storage" | "home">): Promise<Storage> {
  const disk = new Disk(
    config.storage.bucket === undefined ? folderDriver(config.home.folder) : await bucketDriver(config),
  );
  // The disk throws at once on a key that is none; as async functions these reject, as promised.
  return {
    put: async (key, content, contentType) => disk.put(key, content, { contentType }),
    putFile: async (key, path, contentType) => disk.copyFromFs(path, key, { contentType }),
    get: async (key) => disk.getBytes(key),
    getStream: async (key) => disk.getStream(key),
    has: async (key) => disk.exists(key),
    list: async (prefix) => listAll(disk, prefix),
    delete: async (key) => disk.delete(key),
    deleteAll: async (prefix) => disk.deleteAll(prefix),
  };
}

async function listAll(disk: Disk, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let page: string | undefined;
  do {
    const options = { recursive: true, ...(page === undefined ? {} : { paginationToken: page }) };
    const { objects, paginationToken } = await disk.listAll(prefix, options);
    for (const object of objects) if (object.isFile) keys.push(object.key);
    page = paginationToken;
  } while (page !== undefined);
  return keys;
}

/** Key of a file of an organization. */
export function organizationKey(organizationId: string, ...path: string[]): string {
  return ["organizations", organizationId, ...path].join("/");
}

/** Key of a file that is kept as long as billing records are, whatever becomes of the client. */
export function billingKey(organizationId: string, ...path: string[]): string {
  return ["billing", organizationId, ...path].join("/");
}

function folderDriver(home: string): FSDriver {
  return new FSDriver({ location: join(home, "files"), visibility: "private" });
}

/** The bucket's client is large and loaded only where a bucket is configured. */
async function bucketDriver({ storage }: Pick<Config, "storage">) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket = "" } = storage;
  return new S3Driver({ bucket, visibility: "private", supportsACL: false, ...clientOptions(storage) });
}

function clientOptions({ region, endpoint, accessKeyId, secretAccessKey }: Config["storage"]) {
  return {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** Makes the bucket of the settings if it is not there; true if it was made. */
export async function makeBucket({ storage }: Pick<Config, "storage">): Promise<boolean> {
  const { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } = await import("@aws-sdk/client-s3");
  const client = new S3Client(clientOptions(storage));
  const bucket = { Bucket: storage.bucket ?? "" };
  try {
    await client.send(new HeadBucketCommand(bucket));
    return false;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    await client.send(new CreateBucketCommand(bucket));
    return true;
  } finally {
    client.destroy();
  }
}
