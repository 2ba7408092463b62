import { testActExamples } from "./judge-examples.testing.ts";
import { SEEING_EXAMPLES } from "./seeing.testing.ts";

testActExamples("what can be seen", SEEING_EXAMPLES);
