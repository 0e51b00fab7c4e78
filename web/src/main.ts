import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

// Before the first paint: the chosen theme, and the chosen language.
settings.apply();
await speak(settings.language);

mount(App, { target: document.getElementById('app')! });
