import { test } from '../ui/support/test';
import { standIns } from './standIns';
import { defineWalks } from './walks';

defineWalks(test, standIns);
