import { testActExamples } from "./judge-examples.testing.ts";
import { NAME_EXAMPLES } from "./names.testing.ts";

testActExamples("names", NAME_EXAMPLES);
