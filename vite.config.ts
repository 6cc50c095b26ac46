import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { pageDocuments } from './scripts/site/pageDocuments.ts';
import { readEnv } from './src/firebase/env.ts';

export default defineConfig(({ command, mode }) => {
  const variables = loadEnv(mode, process.cwd());
  // A site that is not configured must fail here, and not on the first visitor's screen.
  if (command === 'build') readEnv(variables);
  return {
    plugins: [react(), pageDocuments(variables)],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      // Inlined assets are data: addresses, which the content security policy refuses for fonts.
      assetsInlineLimit: 0,
      manifest: true,
    },
  };
});
