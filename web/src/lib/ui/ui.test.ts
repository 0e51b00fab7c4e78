import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { serve } from '../../test/server';
import { toast, toasts } from '../toasts.svelte';
import { speak } from '../words.svelte';
import Button from './Button.svelte';
import Choice from './Choice.svelte';
import Dialog from './Dialog.svelte';
import Field from './Field.svelte';
import SeatBadge from './SeatBadge.svelte';
import { pathOf, SHAPES, shapeOf } from './shapes';
import Toasts from './Toasts.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeEach(async () => {
  serve({});
  await speak('en');
});

describe('Button', () => {
  it('is a link where it leads somewhere', () => {
    render(Button, { href: '#/new', children: words('New') });
    expect(screen.getByRole('link', { name: 'New' }).getAttribute('href')).toBe('#/new');
  });

  it('waits while something is under way', async () => {
    const onclick = vi.fn();
    render(Button, { busy: true, onclick, children: words('Open') });
    const button = screen.getByRole('button', { name: 'Open' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  it('ties label, help and problem to the input', () => {
    render(Field, { label: 'Name', value: 'Ola', help: 'Short', problem: 'Too short' });
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    expect(input.value).toBe('Ola');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const told = input.getAttribute('aria-describedby')!.split(' ');
    expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(['Short', 'Too short']);
    expect(screen.getByRole('alert').textContent).toBe('Too short');
  });
});

describe('Choice', () => {
  it('is a group of radios', async () => {
    const onchange = vi.fn();
    render(Choice, {
      label: 'Seats',
      value: 2,
      choices: [2, 3].map((value) => ({ value, label: String(value) })),
      onchange,
    });
    expect(screen.getByRole('group', { name: 'Seats' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    expect(onchange).toHaveBeenCalledWith(3);
  });
});

describe('Dialog', () => {
  it('is named by its title and closes by its button', async () => {
    const onclose = vi.fn();
    render(Dialog, { open: true, title: 'Keys', onclose, children: words('inside') });
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledOnce();
    expect(screen.queryByText('inside')).toBeNull();
  });

  it('closes by a click beside it, not by one inside', async () => {
    const onclose = vi.fn();
    render(Dialog, { open: true, title: 'Keys', onclose, children: words('inside') });
    await fireEvent.click(screen.getByText('inside'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('dialog'));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('a seat', () => {
  it('has a shape of its own', () => {
    expect(new Set([1, 2, 3, 4, 5, 6, 7].map(shapeOf)).size).toBe(SHAPES.length);
    expect(new Set([1, 2, 3, 4, 5, 6, 7].map(pathOf)).size).toBe(SHAPES.length);
  });

  it('is named unless a name stands beside it', () => {
    render(SeatBadge, { seat: 3 });
    expect(screen.getByRole('img', { name: 'Seat 3' }).textContent).toContain('3');
    render(SeatBadge, { seat: 4, decorative: true });
    expect(screen.queryByRole('img', { name: 'Seat 4' })).toBeNull();
  });
});

describe('notices', () => {
  it('are read out, go by themselves, and a problem stays', () => {
    vi.useFakeTimers();
    render(Toasts);
    toast('Kept.');
    toast('Kept.');
    toast('Lost.', 'problem');
    flushSync();
    const region = screen.getByRole('status', { hidden: true });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(toasts.list.map(({ text }) => text)).toEqual(['Kept.', 'Lost.']);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(region.textContent).toContain('Lost.');
    expect(region.textContent).not.toContain('Kept.');
    vi.useRealTimers();
  });
});
