import { createApp } from './createApp';

export const app = createApp();
