import { testActExamples } from "./judge-examples.testing.ts";
import { ARIA_EXAMPLES } from "./aria.testing.ts";

testActExamples("roles, states and properties", ARIA_EXAMPLES);
