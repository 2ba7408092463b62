import { Suspense, useEffect, useRef } from "react";

import { EntryFrame } from "#ui/entry-frame.tsx";
import { lazyPart } from "#ui/late-part.tsx";
import { useViewTitle } from "#ui/view-title.ts";

import { LoginForm, type LoginFormProps } from "./login-form.tsx";
import { PaymentReceived } from "./payment-received.tsx";
import { EMPTY_LOGIN, type SignInView, VIEW_TITLES } from "./sign-in-view.ts";
import type { Typed } from "./typed-beforehand.ts";
import { useSignInView } from "./use-sign-in-view.ts";

// What only few visits come to is no part of the first one's script.
const ChangePasswordForm = lazyPart(
  async () => (await import("./change-password-form.tsx")).ChangePasswordForm,
);
const RequestCodeForm = lazyPart(async () => (await import("./request-code-form.tsx")).RequestCodeForm);
const ResetPasswordForm = lazyPart(async () => (await import("./reset-password-form.tsx")).ResetPasswordForm);
const SecondFactorForm = lazyPart(async () => (await import("./second-factor-form.tsx")).SecondFactorForm);

export interface LoginPageProps extends Pick<LoginFormProps, "onStart" | "onLoggedIn"> {
  /** Query of the page's address. */
  search: string;
  /** What the page's own markup was filled in with before its script had come. */
  typed?: Typed | null;
}

/**
 * The login screen with its five views: log in, ask for a reset code, enter it, replace a temporary password, enter
 * the second factor.
 */
export function LoginPage({ search, typed = null, ...props }: LoginPageProps) {
  const [view, setView] = useSignInView(typed);
  useViewTitle(view.name === "log-in" ? null : VIEW_TITLES[view.name]);
  return (
    <EntryFrame>
      <ViewTitle name={view.name} />
      {view.name === "log-in" && <PaymentReceived search={search} />}
      <Suspense fallback={<p role="status">Loading...</p>}>
        <ViewForm {...props} view={view} onView={setView} />
      </Suspense>
    </EntryFrame>
  );
}

/** Takes the focus when the view changes: what was focused is gone, and the title says where one is now. */
function ViewTitle({ name }: { name: SignInView["name"] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    heading.current?.focus();
  }, [name]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
      {VIEW_TITLES[name]}
    </h1>
  );
}

interface ViewFormProps extends Omit<LoginPageProps, "typed" | "search"> {
  view: SignInView;
  onView: (view: SignInView) => void;
}

/** The form of a view. Leaving a view drops everything typed into it. */
function ViewForm({ view, onView, onStart, onLoggedIn }: ViewFormProps) {
  const onBack = () => onView(EMPTY_LOGIN);
  if (view.name === "log-in") {
    return (
      <LoginForm
        onStart={onStart}
        onLoggedIn={onLoggedIn}
        typed={view}
        onForgotPassword={(email) => onView({ name: "request-code", email })}
        onPasswordChange={(pending) => onView({ name: "change-password", pending })}
        onSecondFactor={(pending) => onView({ name: "second-factor", pending })}
      />
    );
  }
  if (view.name === "request-code") {
    return (
      <RequestCodeForm
        email={view.email}
        onSent={(email) => onView({ name: "enter-code", email })}
        onInitialSetup={(email) => onView({ ...EMPTY_LOGIN, email })}
        onBack={onBack}
      />
    );
  }
  if (view.name === "enter-code") {
    return (
      <ResetPasswordForm
        email={view.email}
        onDone={onBack}
        onNewCode={() => onView({ name: "request-code", email: view.email })}
        onBack={onBack}
      />
    );
  }
  if (view.name === "change-password") {
    return (
      <ChangePasswordForm
        pending={view.pending}
        onLoggedIn={onLoggedIn}
        onSecondFactor={(pending) => onView({ name: "second-factor", pending })}
        onBack={onBack}
      />
    );
  }
  return <SecondFactorForm pending={view.pending} onLoggedIn={onLoggedIn} onBack={onBack} />;
}
