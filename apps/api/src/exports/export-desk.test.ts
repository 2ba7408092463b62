import { describe, expect, it } from "vitest";

import { type Customer, ExportDesk } from "#exports/export-desk.ts";

const alice: Customer = { userId: "alice", organizationId: "harbor" };
const bob: Customer = { userId: "bob", organizationId: "harbor" };
const vera: Customer = { userId: "vera", organizationId: "harbor" };
const charlie: Customer = { userId: "charlie", organizationId: "garage" };

/** A file that is made when it is told to, and notes its name when its turn has come. */
function slowFiles() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const file = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { begun, file, end: (name: string) => ends.get(name)?.() };
}

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("the desk where files are made", () => {
  it("makes one file at a time, and serves organizations in turn", async () => {
    const desk = new ExportDesk();
    const { begun, file, end } = slowFiles();
    const made = Promise.all([
      desk.make(alice, file("alice 1")),
      desk.make(alice, file("alice 2")),
      desk.make(bob, file("bob 1")),
      desk.make(charlie, file("charlie 1")),
    ]);
    const order = ["alice 1", "alice 2", "charlie 1", "bob 1"];
    for (const [index, name] of order.entries()) {
      await settle();
      expect(begun).toEqual(order.slice(0, index + 1));
      end(name);
    }
    expect(await made).toEqual(["alice 1", "alice 2", "bob 1", "charlie 1"]);
  });

  it("lets a person wait for two files and an organization for four, and says so to the next", async () => {
    const desk = new ExportDesk();
    const { file, end } = slowFiles();
    const waiting = [alice, alice, bob, bob].map((who, index) => desk.make(who, file(`file ${index}`)));
    for (const who of [alice, vera])
      await expect(desk.make(who, file("more"))).rejects.toMatchObject({ code: "export.too-many" });
    const other = desk.make(charlie, file("charlie"));
    for (const name of ["file 0", "file 1", "charlie", "file 2", "file 3"]) {
      await settle();
      end(name);
    }
    await Promise.all([...waiting, other]);
    expect(await desk.make(alice, async () => "room again")).toBe("room again");
  });

  it("goes on after a file that could not be made", async () => {
    const desk = new ExportDesk();
    const failing = desk.make(alice, () => Promise.reject(new Error("No.")));
    const next = desk.make(alice, async () => "made");
    await expect(failing).rejects.toThrow("No.");
    expect(await next).toBe("made");
  });

  it("refuses who waits and who comes once it is closed, and finishes what it began", async () => {
    const desk = new ExportDesk();
    const { begun, file, end } = slowFiles();
    const first = desk.make(alice, file("alice 1"));
    const waiting = desk.make(charlie, file("charlie 1"));
    await settle();
    desk.close();
    await expect(waiting).rejects.toMatchObject({ code: "server.busy" });
    await expect(desk.make(bob, file("bob 1"))).rejects.toMatchObject({ code: "server.busy" });
    end("alice 1");
    expect(await first).toBe("alice 1");
    expect(begun).toEqual(["alice 1"]);
  });
});
