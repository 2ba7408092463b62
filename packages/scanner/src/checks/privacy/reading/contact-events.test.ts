import { describe, expect, it } from "vitest";

import { contactEventsIn } from "#checks/privacy/reading/contact-events.ts";

const found = (code: string) =>
  contactEventsIn(code).map(({ vendors, event, property, isOfAnyField }) =>
    [vendors[0], event, property, isOfAnyField ? "any" : "named"].join(" "),
  );

describe("contact data in events", () => {
  it.each([
    [
      'f.addEventListener("submit",()=>gtag("event","lead",{method:"form",email:f.elements["email"].value}))',
      "Google Analytics lead email named",
    ],
    [
      'var d=new FormData(f);fbq("track","Lead",{user_phone:d.get("phone"),value:1})',
      "Meta Pixel Lead user_phone named",
    ],
    [
      'mixpanel.track("Signed up",{Email:document.querySelector("#mail").value})',
      "Mixpanel Signed up Email named",
    ],
    [
      'dataLayer.push({event:"generate_lead",telefon:$("#tel").val()})',
      "Google Analytics generate_lead telefon named",
    ],
    ['var p={step:1,e_mail:f.mail.value};ttq.track("Contact",p)', "TikTok Pixel Contact e_mail named"],
    [
      'el.onblur=function(){gtag("event","form_field",{field:el.name,value:el.value})}',
      "Google Analytics form_field value any",
    ],
    [
      'f.onchange=e=>fbq("trackCustom","FormStep",{field_name:e.target.name,field_value:e.target.value})',
      "Meta Pixel FormStep field_value any",
    ],
  ])("are found: %s", (code, expected) => {
    expect(found(code)).toEqual([expected]);
  });

  it.each([
    'gtag("event","lead",{method:"email"}); read(f.email.value)',
    'gtag("event","lead",{email_domain:f.email.value.split("@")[1]})',
    'gtag("event","lead",{email:hash(f.email.value)})',
    'gtag("event","signup",{has_email:f.email.checked,email_opt_in:f.news.checked})',
    'gtag("event","email",{newsletter_email_consent:f.consent.value})',
    'gtag("event","form_field",{field:el.name,filled:el.value!==""})',
    "api.save({email:f.email.value})",
    'gtag("set","user_data",{email:f.email.value})',
    'gtag("event","form_field",{field:el.name,value:el.value.length})',
  ])("are not in %s", (code) => {
    expect(found(code)).toEqual([]);
  });
});
