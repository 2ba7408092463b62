import { testActExamples } from "./judge-examples.testing.ts";
import { LINK_AND_FIELD_EXAMPLES } from "./links-and-fields.testing.ts";

testActExamples("links and fields", LINK_AND_FIELD_EXAMPLES);
