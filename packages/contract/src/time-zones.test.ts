import { expect, it } from "vitest";

import { zoneWords } from "./time-zone-names.ts";
import { allTimeZones, currentTimeZone, DEFAULT_TIME_ZONE, isTimeZone, timeZoneName } from "./time-zones.ts";

it("every zone that can be chosen is one, once, and New York is the first", () => {
  const { american, others } = allTimeZones();
  const zones = [...american, ...others];
  expect(zones[0]).toBe(DEFAULT_TIME_ZONE);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toContain("Europe/Berlin");
});

it.each(["UTC", "US/Eastern", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])("%s is a zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(["", "Mars/Olympus", "+05:00", "-03", "America/New_York'; drop table users", " America/Denver"])(
  "'%s' is none",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

it("American zones have the names people use; the others keep their own", () => {
  expect(timeZoneName("America/Chicago")).toBe("Central Time (Chicago)");
  expect(timeZoneName("America/Sao_Paulo")).toBe("America/Sao Paulo");
});

it.each([
  ["US/Eastern", "America/New_York", "Eastern Time (New York)"],
  ["Asia/Calcutta", "Asia/Kolkata", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv", "Europe/Kyiv"],
  ["Etc/UTC", "UTC", "UTC"],
  ["Europe/Berlin", "Europe/Berlin", "Europe/Berlin"],
])("a zone stored as %s is %s, which is among those to choose", (stored, current, name) => {
  expect(currentTimeZone(stored)).toBe(current);
  expect(timeZoneName(stored)).toBe(name);
  const { american, others } = allTimeZones();
  expect([...american, ...others]).toContain(current);
});

it("zones have the names in use today, and UTC is one of them", () => {
  const { others } = allTimeZones();
  expect(others).toEqual(expect.arrayContaining(["UTC", "Asia/Kolkata", "Europe/Kyiv", "Asia/Yangon"]));
  for (const former of ["Asia/Calcutta", "Europe/Kiev", "Asia/Rangoon"]) expect(others).not.toContain(former);
  expect(timeZoneName("Asia/Calcutta")).toBe("Asia/Kolkata");
});

it.each([
  ["America/New_York", "Eastern Time (New York)"],
  ["Pacific/Auckland", "New Zealand Time (Auckland)"],
  ["Europe/Madrid", "Central European Time (Madrid)"],
  ["America/Sao_Paulo", "Brasilia Standard Time (Sao Paulo)"],
  ["UTC", "UTC"],
])("%s is %s in words", (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
