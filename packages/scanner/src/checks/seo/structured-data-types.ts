/** What a rich result needs of one schema.org type. */
export interface RichResultRule {
  /** Shown to people, e.g. 'product'. */
  name: string;
  types: readonly string[];
  /** Every inner list needs one of its properties; a dot leads into a nested object. */
  requires: readonly (readonly string[])[];
  /** What search engines show if it is there: to leave it out is no error. */
  recommends?: readonly string[];
  /** Properties whose objects are judged by the rule of their own type. */
  judges?: readonly string[];
  guide: string;
}

const GUIDE = "https://developers.google.com/search/docs/appearance/structured-data";

/** Types of business that are local businesses, with those that schema.org counts among them. */
const LOCAL_BUSINESSES = (
  "AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery " +
  "Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness " +
  "Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley " +
  "Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub ComputerStore " +
  "ConvenienceStore DaySpa Dentist DepartmentStore Dermatology Distillery DryCleaningOrLaundry " +
  "Electrician ElectronicsStore EmergencyService EmploymentAgency EntertainmentBusiness ExerciseGym " +
  "FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore " +
  "GardenStore GasStation GeneralContractor GolfCourse GovernmentOffice GroceryStore HVACBusiness " +
  "HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness " +
  "HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop InsuranceAgency InternetCafe " +
  "JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith LodgingBusiness " +
  "MedicalBusiness MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer " +
  "MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary " +
  "OfficeEquipmentStore Optician OutletStore PawnShop PetStore Pharmacy Physician Plumber " +
  "PoliceStation PostOffice ProfessionalService PublicSwimmingPool RealEstateAgent RecyclingCenter " +
  "Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort " +
  "SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor " +
  "TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VeterinaryCare " +
  "WholesaleStore Winery"
).split(" ");

/** Other names by which businesses describe themselves. */
const OTHER_BUSINESSES = [
  "Organization",
  "Corporation",
  "MedicalOrganization",
  "OnlineBusiness",
  "OnlineStore",
];
const BUSINESSES: ReadonlySet<string> = new Set([...LOCAL_BUSINESSES, ...OTHER_BUSINESSES]);

/** Whether a type is that of a business or another organization. */
export function isBusiness(type: string): boolean {
  return BUSINESSES.has(type);
}

/**
 * Properties Google requires for a rich result, by type, as of November 2026. Types with
 * recommended properties alone (Organization, WebSite) are left out: nothing can be missing.
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
    name: "article",
    types: ["Article", "NewsArticle", "BlogPosting"],
    requires: [],
    recommends: ["headline", "image", "datePublished", "author"],
    guide: `${GUIDE}/article`,
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
