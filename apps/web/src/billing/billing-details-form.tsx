import type { BillingDetails } from "@plumbline/contract/billing-details";
import { COUNTRIES } from "@plumbline/contract/countries";
import { countryName } from "@plumbline/contract/postal-address";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { billingQuery } from "#queries/billing.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { type FormRefusal, marksOf } from "#ui/form-refusal.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { storeBillingDetails } from "./billing.api.ts";

const NAMED = COUNTRIES.map((id) => ({ id, name: countryName(id) }));
const COUNTRY_GROUPS = [
  { name: "Often used", items: [{ id: "", name: "Not given" }, ...NAMED.filter(({ id }) => id === "US")] },
  {
    name: "All others",
    items: NAMED.filter(({ id }) => id !== "US").toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  },
];

const ADDRESS_FIELDS = [
  { name: "line1", label: "Street and number", autoComplete: "address-line1", maxLength: 100 },
  { name: "line2", label: "Suite or floor", autoComplete: "address-line2", maxLength: 100 },
  { name: "city", label: "City", autoComplete: "address-level2", maxLength: 100 },
  { name: "region", label: "State or region", autoComplete: "address-level1", maxLength: 100 },
  { name: "postalCode", label: "ZIP or postal code", autoComplete: "postal-code", maxLength: 20 },
] as const;

interface BillingDetailsFormProps {
  details: BillingDetails;
  organization: string;
}

/** Every field may stay empty: what is empty is not printed. */
export function BillingDetailsForm({ details, organization }: BillingDetailsFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(details);
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    const stored = await storeBillingDetails(typed);
    setTyped(stored);
    queryClient.setQueryData(billingQuery.queryKey, (data) => data && { ...data, billingDetails: stored });
    toast.success("Billing details saved");
  }, "Failed to save the billing details");
  const change = (part: Partial<BillingDetails>) => {
    setTyped({ ...typed, ...part });
    correct();
  };
  return (
    <Form
      refusal={refusal}
      onSubmit={() => void send()}
      actions={
        <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
          {isBusy ? "Saving details..." : "Save details"}
        </Button>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField
          label={`Legal name (if left empty: ${organization})`}
          maxLength={100}
          autoComplete="organization"
          value={typed.legalName}
          onChange={(legalName) => change({ legalName })}
          {...marksOf(refusal, "legalName")}
        />
        <AddressFields
          address={typed.address}
          refusal={refusal}
          onChange={(part) => change({ address: { ...typed.address, ...part } })}
        />
        <TextField
          label="Tax ID, such as EIN 12-3456789"
          maxLength={40}
          autoComplete="off"
          value={typed.taxId}
          onChange={(taxId) => change({ taxId })}
          {...marksOf(refusal, "taxId")}
        />
        <TextField
          label="Purchase order number"
          maxLength={40}
          autoComplete="off"
          value={typed.purchaseOrder}
          onChange={(purchaseOrder) => change({ purchaseOrder })}
          {...marksOf(refusal, "purchaseOrder")}
        />
      </div>
    </Form>
  );
}

type Address = BillingDetails["address"];

interface AddressFieldsProps {
  address: Address;
  refusal: FormRefusal | null;
  onChange: (part: Partial<Address>) => void;
}

function AddressFields({ address, refusal, onChange }: AddressFieldsProps) {
  return (
    <>
      {ADDRESS_FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          value={address[name]}
          onChange={(text) => onChange({ [name]: text })}
          {...marksOf(refusal, `address.${name}`)}
        />
      ))}
      <NativeSelect
        label="Country"
        groups={COUNTRY_GROUPS}
        value={address.country}
        onChange={(code) => onChange({ country: COUNTRIES.find((one) => one === code) ?? "" })}
      />
    </>
  );
}
