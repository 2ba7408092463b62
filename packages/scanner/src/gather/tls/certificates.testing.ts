import { execFileSync } from "node:child_process";
import { getDiffieHellman } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Paths of PEM files: what the server sends, and its key. */
export interface ServerIdentity {
  leaf: string;
  /** What is sent after the leaf; null for nothing. */
  above: string | null;
  /** Both in one file. */
  chain: string;
  key: string;
}

export interface LeafOptions {
  commonName?: string;
  /** Value of subjectAltName; null for none. */
  names?: string | null;
  key?: "rsa:1024" | "rsa:2048" | "ec";
  digest?: "md5" | "sha1" | "sha256";
  /** Days from `from` the certificate is valid; in the past when `from` is. */
  notBefore?: string;
  notAfter?: string;
  /** Signed by itself instead of the intermediate authority. */
  selfSigned?: boolean;
  /** What is sent after the leaf. */
  send?: "intermediate" | "nothing" | "root then intermediate";
}

const GOOD_NAMES = "DNS:localhost,IP:127.0.0.1";

/** A root and an intermediate authority in a temporary folder, which issue certificates of any quality. */
export class TestAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), "plumbline-tls-"));
  private issued = 0;

  constructor() {
    this.writeConfig();
    this.request({ name: "root", subject: "/CN=Test Root", key: "rsa:2048" });
    this.sign({ name: "root", by: "root", extensions: "authority" });
    this.request({ name: "intermediate", subject: "/CN=Test Intermediate", key: "rsa:2048" });
    this.sign({ name: "intermediate", by: "root", extensions: "authority" });
  }

  get rootPem(): string {
    return readFileSync(this.path("root.pem"), "utf8");
  }

  issue(options: LeafOptions = {}): ServerIdentity {
    this.issued += 1;
    const name = `leaf-${this.issued}`;
    this.request({
      name,
      subject: `/CN=${options.commonName ?? "localhost"}`,
      key: options.key ?? "rsa:2048",
    });
    this.sign({
      ...options,
      name,
      by: options.selfSigned === true ? name : "intermediate",
      extensions: this.leafExtensions(name, options),
    });
    const above = {
      intermediate: ["intermediate"],
      nothing: [],
      "root then intermediate": ["root", "intermediate"],
    };
    const sent = options.selfSigned === true ? [] : above[options.send ?? "intermediate"];
    const chain = this.join(`${name}-chain.pem`, [name, ...sent]);
    const rest = sent.length === 0 ? null : this.join(`${name}-above.pem`, sent);
    return { leaf: this.path(`${name}.pem`), above: rest, chain, key: this.path(`${name}.key`) };
  }

  /** Path of an OCSP response for a leaf, as a server staples it; revokes the leaf first where that is wanted. */
  ocspResponse({ leaf }: ServerIdentity, { isRevoked }: { isRevoked: boolean }): string {
    const [issuer, key] = [this.path("intermediate.pem"), this.path("intermediate.key")];
    const signedBy = ["-config", this.path("ca.cnf"), "-md", "sha256", "-cert", issuer, "-keyfile", key];
    if (isRevoked) execFileSync("openssl", ["ca", ...signedBy, "-revoke", leaf], { stdio: "pipe" });
    const [request, response] = [`${leaf}.ocsp-request`, `${leaf}.ocsp-response`];
    const asked = ["-issuer", issuer, "-cert", leaf, "-reqout", request];
    execFileSync("openssl", ["ocsp", ...asked], { stdio: "pipe" });
    const signer = ["-index", this.path("index.txt"), "-rsigner", issuer, "-rkey", key, "-CA", issuer];
    const files = ["-reqin", request, "-respout", response, "-ndays", "7"];
    execFileSync("openssl", ["ocsp", ...signer, ...files], { stdio: "pipe" });
    return response;
  }

  /** Diffie-Hellman parameters over the prime of 1024 bits of RFC 2409 6.2: to look for another takes seconds. */
  weakDhParameters(): string {
    const prime = Buffer.concat([
      Buffer.from([0x02, 0x81, 0x81, 0x00]),
      getDiffieHellman("modp2").getPrime(),
    ]);
    const content = Buffer.concat([prime, Buffer.from([0x02, 0x01, 0x02])]);
    const der = Buffer.concat([Buffer.from([0x30, 0x81, content.length]), content]);
    const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
    const path = this.path("dh-1024.pem");
    writeFileSync(path, `-----BEGIN DH PARAMETERS-----\n${lines.join("\n")}\n-----END DH PARAMETERS-----\n`);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private join(file: string, parts: readonly string[]): string {
    const text = parts.map((part) => readFileSync(this.path(`${part}.pem`), "utf8")).join("");
    writeFileSync(this.path(file), text);
    return this.path(file);
  }

  private path(file: string): string {
    return join(this.folder, file);
  }

  private leafExtensions(name: string, { names = GOOD_NAMES }: LeafOptions): string {
    const section = `ext-${name}`;
    const lines = ["basicConstraints=CA:FALSE", ...(names === null ? [] : [`subjectAltName=${names}`])];
    writeFileSync(this.path("ca.cnf"), `\n[${section}]\n${lines.join("\n")}\n`, { flag: "a" });
    return section;
  }

  private request({ name, subject, key }: { name: string; subject: string; key: string }): void {
    const file = this.path(`${name}.key`);
    copyFileSync(this.keyOf(key, name), file);
    const files = ["-key", file, "-out", this.path(`${name}.csr`)];
    execFileSync("openssl", ["req", "-new", ...files, "-subj", subject], { stdio: "pipe" });
  }

  /** Leaves of a kind share their key, which takes longer to make than all the rest; authorities have their own. */
  private keyOf(kind: string, name: string): string {
    const owner = name.startsWith("leaf-") ? "leaves" : name;
    const file = this.path(`${owner}-${kind.replace(":", "-")}.pem`);
    if (existsSync(file)) return file;
    const [algorithm = "", bits] = kind.split(":");
    const size = bits === undefined ? "ec_paramgen_curve:P-256" : `rsa_keygen_bits:${bits}`;
    const asked = ["-quiet", "-algorithm", algorithm, "-pkeyopt", size, "-out", file];
    execFileSync("openssl", ["genpkey", ...asked], { stdio: "pipe" });
    return file;
  }

  private sign(given: LeafOptions & { name: string; by: string; extensions: string }): void {
    const {
      name,
      by,
      extensions,
      digest = "sha256",
      notBefore = "20200101000000Z",
      notAfter = "20491231000000Z",
    } = given;
    const signer = by === name ? ["-selfsign"] : ["-cert", this.path(`${by}.pem`)];
    const files = [
      "-keyfile",
      this.path(`${by}.key`),
      "-in",
      this.path(`${name}.csr`),
      "-out",
      this.path(`${name}.pem`),
    ];
    const dates = ["-startdate", notBefore, "-enddate", notAfter];
    execFileSync(
      "openssl",
      [
        "ca",
        "-batch",
        "-notext",
        "-config",
        this.path("ca.cnf"),
        ...signer,
        ...files,
        ...dates,
        "-md",
        digest,
        "-extensions",
        extensions,
      ],
      { stdio: "pipe" },
    );
  }

  private writeConfig(): void {
    writeFileSync(this.path("index.txt"), "");
    const lines = [
      "[ca]",
      "default_ca=test",
      "[test]",
      `database=${this.path("index.txt")}`,
      `new_certs_dir=${this.folder}`,
      "rand_serial=yes",
      "unique_subject=no",
      "policy=any",
      "[any]",
      "commonName=supplied",
      "[authority]",
      "basicConstraints=critical,CA:TRUE",
      "subjectKeyIdentifier=hash",
      "keyUsage=keyCertSign,cRLSign",
    ];
    writeFileSync(this.path("ca.cnf"), `${lines.join("\n")}\n`);
  }
}
