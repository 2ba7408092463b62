import { describe, expect, it } from "vitest";

import { documentWith, site, stageSite } from "#gather/page/site-stage.testing.ts";

stageSite();

async function itemsOf(body: string): Promise<unknown[]> {
  const { structuredData } = await documentWith(body);
  return structuredData.map(({ syntax, value }) => ({ syntax, value }));
}

describe("reading structured data in attributes", () => {
  it("reads an item once that refers to what it stands in", async () => {
    const items =
      await itemsOf(`<section itemscope itemtype="https://schema.org/Product"><div id="around"><p itemprop="brand">Hill</p>
        <p itemprop="offers" itemscope itemtype="https://schema.org/Offer" itemref="around"><i itemprop="price">79</i></p></div></section>`);
    const offers = { "@type": "Offer", price: "79", brand: "Hill" };
    expect(items).toMatchObject([{ value: { "@type": "Product", brand: "Hill", offers } }]);
    expect(Object.keys(Object(items[0]).value.offers)).toEqual(["@type", "price", "brand"]);
  });

  it("reads items of microdata with those they hold, refer to, and stand around", async () => {
    const items = await itemsOf(`<section itemscope itemtype="https://schema.org/Product" itemref="maker">
        <h1 itemprop="name">  Oak
          chair</h1><img itemprop="image" src="/chair.webp" alt=""><div>
        <p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="79.00">79,00</span>
          <link itemprop="availability" href="https://schema.org/InStock"><meta itemprop="priceCurrency" content="EUR"></p></div>
        <p itemprop="review" itemscope itemtype="https://schema.org/Review"><time itemprop="datePublished" datetime="2026-03-01">1 March</time></p>
        <p itemprop="review" itemscope itemtype="https://schema.org/Review"><data itemprop="ratingValue" value="4">four</data></p>
        <div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada</span></div>
      </section><p id="maker" itemprop="brand">Hill</p>
      <div itemscope itemtype="https://other.example/Thing"><span itemprop="name">Another</span></div>`);
    const product = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Oak chair",
      image: `${site.origin}/chair.webp`,
      brand: "Hill",
      offers: {
        "@type": "Offer",
        price: "79.00",
        availability: "https://schema.org/InStock",
        priceCurrency: "EUR",
      },
      review: [
        { "@type": "Review", datePublished: "2026-03-01" },
        { "@type": "Review", ratingValue: "4" },
      ],
    };
    const person = { "@context": "https://schema.org", "@type": "Person", name: "Ada" };
    expect(items).toEqual([
      { syntax: "microdata", value: product },
      { syntax: "microdata", value: person },
    ]);
  });

  it("reads RDFa of schema.org by vocabulary, prefix or whole name, and nothing of other vocabularies", async () => {
    const items =
      await itemsOf(`<div vocab="https://schema.org/" typeof="LocalBusiness"><b property="name">Mill</b>
        <p property="address" typeof="PostalAddress"><span property="addressLocality">Hoorn</span></p></div>
      <div prefix="schema: https://schema.org/" typeof="schema:Event"><a property="schema:url dc:source" href="/fair">Fair</a></div>
      <div vocab="http://xmlns.com/foaf/0.1/" typeof="Person"><span property="name">Ada</span></div>
      <p typeof="foaf:Image">A picture of a Drupal site</p>`);
    const context = "https://schema.org";
    const address = { "@type": "PostalAddress", addressLocality: "Hoorn" };
    expect(items).toEqual([
      { syntax: "rdfa", value: { "@context": context, "@type": "LocalBusiness", name: "Mill", address } },
      { syntax: "rdfa", value: { "@context": context, "@type": "Event", url: `${site.origin}/fair` } },
    ]);
  });
});
