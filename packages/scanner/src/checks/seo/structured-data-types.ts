/** What a rich result needs of one schema.org type. */
export interface RichResultRule {
  /** Shown to people, e.g. 'product'. */
  name: string;
  types: readonly string[];
  /** Every inner list needs one of its properties; a dot leads into a nested object. */
  requires: readonly (readonly string[])[];
  /** Properties whose objects are judged by the rule of their own type. */
  judges?: readonly string[];
  guide: string;
}

const GUIDE = "https://developers.google.com/search/docs/appearance/structured-data";

/** Types of business that are local businesses; the most used of schema.org's list. */
const LOCAL_BUSINESSES = [
  "LocalBusiness",
  "AutoDealer",
  "AutoRepair",
  "Bakery",
  "BarOrPub",
  "BeautySalon",
  "BedAndBreakfast",
  "CafeOrCoffeeShop",
  "ClothingStore",
  "DaySpa",
  "Dentist",
  "Electrician",
  "FastFoodRestaurant",
  "Florist",
  "FoodEstablishment",
  "FurnitureStore",
  "GeneralContractor",
  "GroceryStore",
  "HairSalon",
  "HardwareStore",
  "HealthClub",
  "Hotel",
  "InsuranceAgency",
  "JewelryStore",
  "LegalService",
  "LodgingBusiness",
  "MedicalClinic",
  "NailSalon",
  "Optician",
  "Pharmacy",
  "Physician",
  "Plumber",
  "ProfessionalService",
  "RealEstateAgent",
  "Restaurant",
  "Store",
  "TravelAgency",
  "VeterinaryCare",
];

/** Other names by which businesses describe themselves. */
const OTHER_BUSINESSES = [
  "Organization",
  "AccountingService",
  "Attorney",
  "AutomotiveBusiness",
  "Corporation",
  "EntertainmentBusiness",
  "FinancialService",
  "HealthAndBeautyBusiness",
  "HomeAndConstructionBusiness",
  "HousePainter",
  "Locksmith",
  "MedicalBusiness",
  "MedicalOrganization",
  "MovingCompany",
  "Notary",
  "OnlineBusiness",
  "OnlineStore",
  "RoofingContractor",
  "SportsActivityLocation",
];
const BUSINESSES: ReadonlySet<string> = new Set([...LOCAL_BUSINESSES, ...OTHER_BUSINESSES]);

/** Whether a type is that of a business or another organization. */
export function isBusiness(type: string): boolean {
  return BUSINESSES.has(type);
}

/**
 * Properties Google requires for a rich result, by type, as of November 2026. Types with
 * recommended properties alone (Article, Organization, WebSite) are left out: nothing can be missing.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const RICH_RESULT_RULES: readonly RichResultRule[] = [
  {
    name: "product",
    types: ["Product", "ProductGroup"],
    requires: [["name"], ["review", "aggregateRating", "offers", "hasVariant"]],
    judges: ["offers", "review", "aggregateRating"],
    guide: `${GUIDE}/product-snippet`,
  },
  {
    name: "offer",
    types: ["Offer"],
    requires: [["price", "priceSpecification.price", "priceSpecification.minPrice"]],
    guide: `${GUIDE}/product-snippet`,
  },
  {
    name: "range of offers",
    types: ["AggregateOffer"],
    requires: [["lowPrice"], ["priceCurrency"]],
    guide: `${GUIDE}/product-snippet`,
  },
  {
    name: "review",
    types: ["Review"],
    requires: [["author"], ["reviewRating.ratingValue"]],
    guide: `${GUIDE}/review-snippet`,
  },
  {
    name: "rating",
    types: ["AggregateRating"],
    requires: [["ratingValue"], ["ratingCount", "reviewCount"]],
    guide: `${GUIDE}/review-snippet`,
  },
  {
    name: "breadcrumb",
    types: ["BreadcrumbList"],
    requires: [["itemListElement"]],
    judges: ["itemListElement"],
    guide: `${GUIDE}/breadcrumb`,
  },
  {
    name: "breadcrumb entry",
    types: ["ListItem"],
    requires: [["position"], ["name", "item.name"]],
    guide: `${GUIDE}/breadcrumb`,
  },
  {
    name: "event",
    types: [
      "Event",
      "BusinessEvent",
      "ChildrensEvent",
      "ComedyEvent",
      "DanceEvent",
      "EducationEvent",
      "Festival",
      "FoodEvent",
      "LiteraryEvent",
      "MusicEvent",
      "SaleEvent",
      "ScreeningEvent",
      "SocialEvent",
      "SportsEvent",
      "TheaterEvent",
    ],
    requires: [["name"], ["startDate"], ["location"]],
    guide: `${GUIDE}/event`,
  },
  {
    name: "job posting",
    types: ["JobPosting"],
    requires: [
      ["title"],
      ["description"],
      ["datePosted"],
      ["hiringOrganization"],
      ["jobLocation", "applicantLocationRequirements"],
    ],
    guide: `${GUIDE}/job-posting`,
  },
  {
    name: "local business",
    types: LOCAL_BUSINESSES,
    requires: [["name"], ["address"]],
    judges: ["review", "aggregateRating"],
    guide: `${GUIDE}/local-business`,
  },
  {
    name: "recipe",
    types: ["Recipe"],
    requires: [["name"], ["image"]],
    judges: ["review", "aggregateRating"],
    guide: `${GUIDE}/recipe`,
  },
  {
    name: "video",
    types: ["VideoObject"],
    requires: [["name"], ["thumbnailUrl", "thumbnail"], ["uploadDate"]],
    guide: `${GUIDE}/video`,
  },
  {
    name: "list of questions",
    types: ["FAQPage"],
    requires: [["mainEntity"]],
    judges: ["mainEntity"],
    guide: `${GUIDE}/faqpage`,
  },
  {
    name: "question",
    types: ["Question"],
    requires: [["name"], ["acceptedAnswer.text", "suggestedAnswer.text"]],
    guide: `${GUIDE}/faqpage`,
  },
  {
    name: "app",
    types: ["SoftwareApplication", "MobileApplication", "WebApplication", "VideoGame"],
    requires: [["name"], ["offers.price", "offers.lowPrice"], ["aggregateRating", "review"]],
    judges: ["review", "aggregateRating"],
    guide: `${GUIDE}/software-app`,
  },
  {
    name: "course",
    types: ["Course"],
    requires: [["name"], ["description"]],
    guide: `${GUIDE}/course`,
  },
  {
    name: "dataset",
    types: ["Dataset"],
    requires: [["name"], ["description"]],
    guide: `${GUIDE}/dataset`,
  },
  {
    name: "forum post",
    types: ["DiscussionForumPosting"],
    requires: [["author"], ["datePublished"], ["text", "image", "video", "sharedContent"]],
    guide: `${GUIDE}/discussion-forum`,
  },
  {
    name: "profile page",
    types: ["ProfilePage"],
    requires: [["mainEntity"]],
    guide: `${GUIDE}/profile-page`,
  },
];
