import type { OwnOrganization } from "@plumbline/contract/own-organizations";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection, Separator } from "react-aria-components/Menu";

import { failureMessage } from "#api/api-error.ts";
import { ownOrganizationsQuery } from "#queries/own-organizations.ts";
import { switchOrganization } from "#session/switch-organization.ts";
import { toast } from "#ui/toast.ts";

import { MENU_ITEM } from "./menu-item.ts";

/** The person's organizations in their menu, for those who have several. */
export function OrganizationSection() {
  const { data: organizations = [] } = useQuery(ownOrganizationsQuery);
  if (organizations.length < 2) return null;
  const current = organizations.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
  return (
    <>
      <MenuSection
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={current}
        onSelectionChange={(keys) => {
          const chosen = organizations.find(({ id }) => keys !== "all" && keys.has(id));
          if (chosen && !chosen.isCurrent) void goTo(chosen);
        }}
      >
        <Header className="px-3 pt-2 pb-1 text-xs font-medium text-muted">Organization</Header>
        {organizations.map(({ id, name }) => (
          <MenuItem key={id} id={id} textValue={name} className={`${MENU_ITEM} justify-between`}>
            {({ isSelected }) => (
              <>
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
              </>
            )}
          </MenuItem>
        ))}
      </MenuSection>
      <Separator className="m-1 border-t border-line" />
    </>
  );
}

async function goTo({ id }: OwnOrganization): Promise<void> {
  try {
    await switchOrganization(id);
  } catch (error) {
    toast.error(failureMessage(error, "Failed to switch the organization"));
  }
}
