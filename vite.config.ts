import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnv } from './src/firebase/env';

export default defineConfig(({ command, mode }) => {
  // A site that is not configured must fail here, and not on the first visitor's screen.
  if (command === 'build') readEnv(loadEnv(mode, process.cwd()));
  return {
    plugins: [react()],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      // Inlined assets are data: addresses, which the content security policy refuses for fonts.
      assetsInlineLimit: 0,
      manifest: true,
    },
  };
});
