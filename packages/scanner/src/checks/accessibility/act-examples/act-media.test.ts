import { testActExamples } from "./judge-examples.testing.ts";
import { MEDIA_EXAMPLES } from "./media.testing.ts";

testActExamples("sound and film", MEDIA_EXAMPLES);
