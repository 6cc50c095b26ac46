/** For password managers: whose password the form asks for. Nobody else meets it. */
export function LoginName({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
