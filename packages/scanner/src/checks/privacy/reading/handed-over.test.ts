import { describe, expect, it } from "vitest";

import { handedOver } from "#checks/privacy/reading/handed-over.ts";

const told = (code: string) =>
  handedOver(code).map(({ vendor, property, isValue }) => `${vendor} ${property}${isValue ? "" : "?"}`);

describe("handedOver", () => {
  it.each([
    ["fbq('init', '1234567890', { em: 'ann@mail.example', fn: 'ann' });", "Meta Pixel em"],
    [`fbq("init","1",{"ph":"15550100123"})`, "Meta Pixel ph"],
    ["gtag('set', 'user_data', { email: user.email, phone_number: user.phone });", "Google Ads email?"],
    [
      "ttq.identify({ email: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })",
      "TikTok Pixel email",
    ],
    ["pintrk('load', '2612', { em: `${email}` })", "Pinterest Tag em?"],
    ["snaptr('init', 'a-b-c', { 'user_email': 'ann@mail.example' })", "Snap Pixel user_email"],
    ["window.uetq.push('set', { 'pid': { 'em': 'ann@mail.example' } })", "Microsoft Advertising em"],
    [
      "criteo_q.push({ event: 'setAccount', account: 1 }, { event: 'setEmail', email: hashOf(mail) })",
      "Criteo email?",
    ],
  ])("sees contact data in %s", (code, expected) => {
    expect(told(code)).toEqual([expected]);
  });

  it.each([
    "fbq('init', '1234567890'); fbq('track', 'PageView', { email_type: 'none' })",
    "fbq('init', '1', { em: '' })",
    "fbq('init', '1', { em: 'insert_email_variable' })",
    "gtag('set', 'user_data', { email: null })",
    "gtag('config', 'G-1', { send_page_view: false })",
    "sendMail({ email: 'ann@mail.example' })",
    "pintrk('load', '2612')",
    "fbq('init', '1', { external_id: undefined })",
  ])("sees none in %s", (code) => {
    expect(told(code)).toEqual([]);
  });
});
