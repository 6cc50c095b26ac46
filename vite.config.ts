import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    // Inlined assets are data: addresses, which the content security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    manifest: true,
  },
});
