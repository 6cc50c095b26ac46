import { test } from '../e2e/support/test';
import { emulators } from './emulators';
import { defineWalks } from './walks';

defineWalks(test, emulators);
