import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yKeyboardTrap } from "./rule.ts";

ruleOutcomes(a11yKeyboardTrap, {
  passed: "<button>One</button><button>Two</button><button>Three</button>",
  failed: {
    body: '<button id="stay" onblur="setTimeout(() => this.focus(), 0)">Stay</button><button>Next</button><button>Last</button>',
    at: ["#stay"],
  },
  notApplicable: "<p>Bread</p>",
});
