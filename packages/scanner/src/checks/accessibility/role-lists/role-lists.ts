import axe from "axe-core";

import { probeBeside } from "#gather/examining/page-probe.ts";

import type { RoleList } from "./probe.ts";

export const ROLE_LISTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** What axe knows of roles. */
interface AxeRoles {
  isValidRole(role: string): boolean;
  getRoleType(role: string): string | null;
  allowedAttr(role: string): string[];
  validateAttr(attribute: string): boolean;
}

/** axe has these functions in all its releases; its types name only one of them. */
const KNOWN = (axe as unknown as { commons: { aria: AxeRoles } }).commons.aria;
const NO_ROLE = new Set(["none", "presentation"]);

/**
 * The role that browsers give an element with several: the first that exists. Null where none does, and where it is
 * one that takes an element's role away, which browsers ignore on what can be focused.
 *
 * https://www.w3.org/TR/wai-aria-1.2/#host_general_role
 */
export function roleInForce({ roles }: RoleList): string | null {
  const role = roles.find((name) => KNOWN.isValidRole(name));
  return role === undefined || NO_ROLE.has(role) ? null : role;
}

/** ARIA attributes of an element that exist, and that its role doesn't have. */
export function attributesNotOf(role: string, { attributes }: RoleList): string[] {
  const allowed = KNOWN.allowedAttr(role);
  return Object.keys(attributes).filter((name) => KNOWN.validateAttr(name) && !allowed.includes(name));
}

/** Whether a role is one that people operate. */
export function isOperated(role: string): boolean {
  return ["widget", "composite"].includes(KNOWN.getRoleType(role) ?? "");
}
