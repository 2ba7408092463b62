import type { ConformanceTerms } from "@plumbline/contract/conformance-reports";

import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import { Pair, Part } from "./part.tsx";

/** A part of the report that is being written. */
export interface PartOfReport {
  terms: ConformanceTerms;
  change: (part: Partial<ConformanceTerms>) => void;
}

/** The product, and who speaks for it. */
export function ConformanceAbout({ terms, change }: PartOfReport) {
  const { product } = terms;
  return (
    <>
      <Part
        title="Product"
        about="Name the version that was evaluated. Without one, readers cannot tell what the report is about."
      >
        <Pair>
          <TextField
            label="Name of product"
            maxLength={200}
            autoComplete="off"
            value={product.name}
            onChange={(name) => change({ product: { ...product, name } })}
          />
          <TextField
            label="Version of product"
            maxLength={200}
            autoComplete="off"
            value={product.version}
            onChange={(version) => change({ product: { ...product, version } })}
          />
        </Pair>
        <TextArea
          label="Description"
          rows={2}
          maxLength={2000}
          value={product.description}
          onChange={(description) => change({ product: { ...product, description } })}
        />
      </Part>
      <Part title="Vendor, contact and author">
        <People terms={terms} change={change} />
      </Part>
    </>
  );
}

function People({ terms: { vendor, contact, author }, change }: PartOfReport) {
  return (
    <Pair>
      <TextField
        label="Legal name of your organization"
        maxLength={200}
        autoComplete="organization"
        value={vendor.name}
        onChange={(name) => change({ vendor: { ...vendor, name } })}
      />
      <TextField
        label="Address"
        maxLength={200}
        autoComplete="street-address"
        value={vendor.address}
        onChange={(address) => change({ vendor: { ...vendor, address } })}
      />
      <TextField
        label="Contact"
        maxLength={200}
        autoComplete="off"
        value={contact.name}
        onChange={(name) => change({ contact: { ...contact, name } })}
      />
      <TextField
        label="Contact email"
        type="email"
        maxLength={254}
        autoComplete="off"
        value={contact.email}
        onChange={(email) => change({ contact: { ...contact, email } })}
      />
      <TextField
        label="Author"
        maxLength={200}
        autoComplete="off"
        value={author.name}
        onChange={(name) => change({ author: { ...author, name } })}
      />
      <TextField
        label="Author email"
        type="email"
        maxLength={254}
        autoComplete="off"
        value={author.email}
        onChange={(email) => change({ author: { ...author, email } })}
      />
      <TextField
        label="Contact phone"
        type="tel"
        maxLength={200}
        autoComplete="off"
        value={contact.phone}
        onChange={(phone) => change({ contact: { ...contact, phone } })}
      />
    </Pair>
  );
}
