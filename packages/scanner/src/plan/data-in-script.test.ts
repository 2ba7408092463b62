import { describe, expect, it } from "vitest";

import { dataInScript, streamedData, streamedPart } from "#plan/data-in-script.ts";

const read = (code: string) => dataInScript(code).map((json): unknown => JSON.parse(json));

describe("data in scripts", () => {
  it.each([
    ["JSON", '{"team":[{"name":"Ann"}]}'],
    ["the state of a page", 'window.__STATE__ = {"team":[{"name":"Ann"}]};'],
    ["a list of values by their places", '[{"team":1},[2],{"name":3},"Ann"]'],
    [
      "such a list with kinds, as Nuxt writes it",
      '[["ShallowReactive",1],{"team":2},["Reactive",3],[4],{"name":5},"Ann"]',
    ],
  ])("are read from %s", (_, code) => {
    expect(read(code)).toEqual([{ team: [{ name: "Ann" }] }]);
  });

  it.each([
    ["double", String.raw`var state = JSON.parse("{\"team\":\"Ann\"}");`],
    ["single", `window.state = JSON.parse('{"team":"Ann"}')`],
  ])("are read from what is parsed in %s quotes", (_, code) => {
    const [, ...parsed] = dataInScript(code);
    expect(parsed).toEqual(['{"team":"Ann"}']);
  });

  it("end where a list leads back to itself", () => {
    const [json = ""] = dataInScript('[{"me":0,"name":1},"Ann"]');
    expect(JSON.parse(json)).toMatchObject({ name: "Ann", me: { name: "Ann" } });
  });

  it("leave lists of numbers and of objects alone", () => {
    expect(read('[[1,2],{"count":3}]')).toEqual([[[1, 2], { count: 3 }]]);
    expect(read('[{"name":"Ann"}]')).toEqual([[{ name: "Ann" }]]);
  });

  it("are put together from the parts that a page of Next.js streams", () => {
    const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;
    const parts = [push('4:["$","div",null,{"team":'), push('["Ann"]}]\n5:T3,abc\n6:I[1,"a.js"]\n')];
    const stream = [...parts, "(self.__next_f=self.__next_f||[]).push([0])", "run()"]
      .map(streamedPart)
      .join("");
    expect(streamedData(stream)).toEqual(['["$","div",null,{"team":["Ann"]}]']);
  });
});
