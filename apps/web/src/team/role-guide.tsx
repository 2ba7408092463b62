import { ROLE_WORDS, ROLES_BY_POWER } from "@plumbline/contract/roles";

/** What each role lets a person do. */
export function RoleGuide() {
  return (
    <section aria-labelledby="roles" className="text-sm">
      <h2 id="roles" className="font-semibold">
        Roles
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {ROLES_BY_POWER.map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium">{ROLE_WORDS[role].name}</dt>
            <dd className="text-muted max-sm:mb-2">{ROLE_WORDS[role].may}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
