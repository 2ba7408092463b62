import { promisify } from "node:util";

import { describe, expect, it } from "vitest";

import { EgressError } from "#egress/egress-error.ts";
import { checkedLookup, checkUrl, createEgressPolicy, resolveChecked } from "#egress/policy.ts";

const nothingAllowed = createEgressPolicy([], { resolve: async () => ["93.184.215.14"] });

function refusalOf(address: string, policy = nothingAllowed): string {
  try {
    checkUrl(policy, address);
    return "allowed";
  } catch (error) {
    if (error instanceof EgressError) return error.code;
    throw error;
  }
}

describe("the egress policy", () => {
  it.each([
    ["loopback", "http://127.0.0.1/"],
    ["decimal", "http://2130706433/"],
    ["hexadecimal", "http://0x7f.0.0.1/"],
    ["octal", "http://0177.0.0.1/"],
    ["short", "http://127.1/"],
    ["full-width digits", "http://１２７.0.0.1/"],
    ["private 10/8", "http://10.1.2.3/"],
    ["private 172.16/12", "https://172.31.255.1/"],
    ["private 192.168/16", "https://192.168.1.1/"],
    ["carrier-grade NAT", "http://100.64.0.1/"],
    ["cloud metadata", "http://169.254.169.254/latest/meta-data/"],
    ["Azure's wire server", "http://168.63.129.16/"],
    ["unspecified", "http://0.0.0.0/"],
    ["broadcast", "http://255.255.255.255/"],
    ["multicast", "http://224.0.0.1/"],
    ["IPv6 loopback", "http://[::1]/"],
    ["IPv6 link-local", "http://[fe80::1]/"],
    ["IPv6 unique local", "http://[fd00:ec2::254]/"],
    ["IPv4-mapped", "http://[::ffff:127.0.0.1]/"],
    ["IPv4-compatible", "http://[::127.0.0.1]/"],
    ["NAT64", "http://[64:ff9b::a00:1]/"],
    ["6to4", "http://[2002:7f00:1::]/"],
  ])("refuses the %s literal %s", (_kind, address) => {
    expect(refusalOf(address)).toBe("private-address");
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.org/",
    "data:text/html,x",
    "chrome://version",
    "javascript:1",
    "no address",
  ])("refuses %s for its scheme", (address) => expect(refusalOf(address)).toBe("forbidden-scheme"));

  it("refuses other ports than 80 and 443", () => {
    expect(refusalOf("http://example.org:22/")).toBe("forbidden-port");
    expect(refusalOf("http://example.org:8080/")).toBe("forbidden-port");
    expect(refusalOf("http://example.org:443/")).toBe("allowed");
  });

  it("lets public addresses pass", () => {
    expect(refusalOf("https://93.184.215.14/")).toBe("allowed");
    expect(refusalOf("https://[2606:4700::1111]/")).toBe("allowed");
  });

  it("lets exactly the allow-listed host and port pass", () => {
    const policy = createEgressPolicy(["127.0.0.1:4401", "LocalHost:80"]);
    expect(refusalOf("http://127.0.0.1:4401/", policy)).toBe("allowed");
    expect(refusalOf("http://2130706433:4401/", policy)).toBe("allowed");
    expect(refusalOf("http://127.0.0.1:4402/", policy)).toBe("forbidden-port");
    expect(refusalOf("http://127.0.0.1/", policy)).toBe("private-address");
    expect(refusalOf("http://localhost/", policy)).toBe("allowed");
  });

  it.each(["localhost", "a b:80", "example.org:0", "example.org:99999", ""])(
    "does not start with the allowed host %j",
    (entry) => expect(() => createEgressPolicy([entry])).toThrow(TypeError),
  );

  it("refuses a name when any of its addresses is private", async () => {
    const policy = createEgressPolicy([], { resolve: async () => ["93.184.215.14", "10.0.0.1"] });
    await expect(resolveChecked(policy, "example.org", 443)).rejects.toMatchObject({
      code: "private-address",
    });
  });

  it("refuses a name that answers public first and private at the next connection", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    const policy = createEgressPolicy([], { resolve: async () => answers.shift() ?? [] });
    const lookup = promisify(checkedLookup(policy, 443));
    await expect(lookup("rebinding.example", {})).resolves.toBe("93.184.215.14");
    await expect(lookup("rebinding.example", {})).rejects.toMatchObject({ code: "private-address" });
  });

  it("takes names below localhost for this machine, and refuses them like it", async () => {
    const policy = createEgressPolicy(["shop.localhost:8080"]);
    expect(await resolveChecked(policy, "shop.localhost", 8080)).toContain("127.0.0.1");
    await expect(resolveChecked(createEgressPolicy(), "shop.localhost", 80)).rejects.toMatchObject({
      code: "private-address",
    });
  });

  it("refuses localhost by what the system's resolver says of it", async () => {
    await expect(resolveChecked(createEgressPolicy(), "localhost", 80)).rejects.toMatchObject({
      code: "private-address",
    });
  });

  it("says that a name does not exist", async () => {
    const policy = createEgressPolicy([], {
      resolve: async () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    });
    await expect(resolveChecked(policy, "nowhere.example", 443)).rejects.toMatchObject({
      code: "unknown-host",
      message: expect.stringContaining("nowhere.example"),
    });
  });
});
