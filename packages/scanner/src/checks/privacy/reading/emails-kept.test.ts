import { describe, expect, it } from "vitest";

import { cookiesWithEmails } from "#checks/privacy/reading/emails-kept.ts";

describe("cookies that scripts fill with an email address", () => {
  it.each([
    ["document.cookie='ref='+encodeURIComponent(document.getElementById('tipmail').value)+';path=/'", "ref"],
    ['document.cookie = "lead=" + form.elements["email"].value + "; max-age=31536000"', "lead"],
    ["document.cookie=`sub=${f.querySelector('[name=e_mail]').value};path=/`", "sub"],
    ["document.cookie='nl='+$('#correo').val()+';path=/'", "nl"],
    ["var email=f.mail.value.trim();save();document.cookie='who='+escape(email)+';path=/'", "who"],
    ["const userEmail = new FormData(f).get('email'); document.cookie = `u=${userEmail}; path=/`", "u"],
    ["Cookies.set('customer', form.email.value, { expires: 365 })", "customer"],
  ])("are named: %s", (code, name) => {
    expect(cookiesWithEmails(code)).toEqual([name]);
  });

  it.each([
    "document.cookie='email_shown=1;path=/'; send(f.email.value)",
    "document.cookie='ref='+document.getElementById('size').value",
    "document.cookie='ref='+encodeURIComponent(email)",
    "document.cookie='has='+(f.email.value ? 1 : 0)",
    "document.cookie='h='+sha256(f.email.value)",
    "document.cookie='n='+f.email.value.length",
    "if(document.cookie=='a='+f.email.value)go()",
    "Cookies.set('email_popup', 'closed'); f.email.value=''",
  ])("are none in %s", (code) => {
    expect(cookiesWithEmails(code)).toEqual([]);
  });
});
