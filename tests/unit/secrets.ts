/**
 * What keys, tokens and passwords look like. Each example is in pieces, so that this file itself holds
 * none. A web app's own Firebase key is no secret, but belongs in `.env.local`.
 */
export const SECRETS = [
  {
    what: 'a private key',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    example: ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  },
  {
    what: 'a service account',
    pattern: /"private_key_id":\s*"[0-9a-f]{40}"/,
    example: ['{"private_key_id": ', `"${'0a'.repeat(20)}"`],
  },
  {
    what: 'a key of Google',
    pattern: /\bAIza[\w-]{35}/,
    example: ['AI', 'za', 'x'.repeat(35)],
  },
  {
    what: 'a client secret of Google',
    pattern: /\bGOCSPX-[\w-]{20}/,
    example: ['GOC', 'SPX-', 'x'.repeat(28)],
  },
  {
    what: 'an access token of Google',
    pattern: /\bya29\.[\w-]{20}/,
    example: ['ya', '29.', 'x'.repeat(40)],
  },
  {
    what: 'a refresh token of Google, as the Firebase CLI has it',
    pattern: /\b1\/\/0[\w-]{30}/,
    example: ['1/', '/0', 'x'.repeat(40)],
  },
  {
    what: 'a token of GitHub',
    pattern: /\b(gh[oprsu]_|github_pat_)\w{30}/,
    example: ['gh', 'p_', 'x'.repeat(36)],
  },
  {
    what: 'a token of npm',
    pattern: /\bnpm_[A-Za-z0-9]{36}/,
    example: ['np', 'm_', 'x'.repeat(36)],
  },
  {
    what: 'a token of Slack',
    pattern: /\bxox[abprs]-[\w-]{10}/,
    example: ['xo', 'xb-', '1234567890'],
  },
  {
    what: 'a key of AWS',
    pattern: /\bAKIA[A-Z0-9]{16}\b/,
    example: ['AK', 'IA', 'X'.repeat(16)],
  },
  {
    what: 'a key of a mail service',
    pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/,
    example: ['S', 'G.', 'x'.repeat(22), '.', 'x'.repeat(43)],
  },
  {
    what: 'a signed token',
    pattern: /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20}/,
    example: ['ey', 'J', 'x'.repeat(30), '.ey', 'J', 'x'.repeat(30), '.', 'x'.repeat(43)],
  },
  {
    what: 'the password of a mail server',
    // Servers that do not exist, and this machine, may have one.
    pattern:
      /\bsmtps?:\/\/[^\s/:@'"`$]+:[^\s/@'"`$]+@(?!host\b|[\w.-]+\.example\b|127\.|0\.0\.0\.0)[\w.-]+/,
    example: ['smt', 'ps://mailer:x', 'y@mail.provider.net'],
  },
];
