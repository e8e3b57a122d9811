# Постоянные надписи клиента. Всё, что говорит игра, присылает сервер.

## Рамка

skip = К содержанию
skip-decision = К решению
nav = Главное меню
nav-lobby = Столы
nav-new = Новый стол
nav-help = Правила
nav-admin = Жалобы
nav-login = Войти
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
yes = да
no = нет
loading = Загрузка…
to-start = На главную
to-lobby = К столам
fan-notice = Orrery — неофициальный фанатский проект. Он не связан с правообладателями и не одобрен ими.
fan-star-realms = Star Realms — товарный знак Wise Wizard Games.
fan-star-wars = «Звёздные войны» и игры по ним принадлежат Lucasfilm Ltd., Fantasy Flight Games, Asmodee и Atomic Mass Games.

title-landing = Orrery
title-lobby = Столы
title-new = Новый стол
title-table = Стол
title-turn = ● Ваш ход
title-me = Вы
title-login = Вход
title-user = Игрок
title-admin = Жалобы
title-help = Правила
title-missing = Здесь ничего нет
missing-note = Этот адрес никуда не ведёт. Возможно, потерялась буква.

## Связь

offline = Связь потеряна. Стол остаётся таким, каким вы его видели, и ничего не забыто.
offline-retry = { $seconds ->
    [one] Новая попытка через { $seconds } секунду.
    [few] Новая попытка через { $seconds } секунды.
   *[other] Новая попытка через { $seconds } секунд.
}
offline-now = Пробуем снова…
server-leaves = Сервер перезапускается. Все партии сохранены; через несколько секунд вы вернётесь за стол.
stuck = Сервер сейчас не может записывать. Ничего не потеряно; игра продолжится, как только это станет возможно.
updated = Вышла новая версия этой страницы.
updated-reload = Загрузить
turn-elsewhere = Ваш ход за другим столом.
turn-go = Перейти

## Главная

landing-lead = Настольные игры о звёздах: с машиной в один клик, с людьми по ссылке.
games = Игры
play-machine = Играть с машиной
play-people = Играть с людьми
starting = Накрываем стол…
rules = Правила
how-title = Что вы получаете

## Настройки страницы

likes = Настройки вида
like-lang = Язык
like-theme = Цвета
theme-auto = как в системе
theme-dark = тёмные
theme-light = светлые
like-size = Размер текста
like-keys = Варианты выбираются одной клавишей
text-table = Стол текстом

## Столы

lobby-mine = Ваши столы
lobby-all = Открытые столы
lobby-none = Сейчас открытых столов нет. Откройте свой!
table-join = Сесть
table-watch = Смотреть
table-continue = Продолжить
table-look = Посмотреть
phase-open = ждёт игроков
phase-running = идёт игра
phase-over = окончена
phase-closed = закрыт
rated = рейтинговая
seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}

## Новый стол

game = Игра
mode = Режим
players = Игроков
seats = Места
agreed = Договорённости
seat-number = Место { $number }
wish-me = вы
wish-open = открыто для всех
wish-here = другой человек за этим устройством
wish-machine = машина: { $level }
here-name = Игрок { $number }
here-label = Имя человека на месте { $number }
clock = Часы
wish-clock-none = без часов
wish-clock-blitz = быстро: 20 секунд на решение, 2 минуты в запасе
wish-clock-tournament = турнир: 5 секунд на решение, 30 минут в запасе
wish-clock-days = по переписке
clock-none = без часов
clock-blitz = быстрые часы
clock-tournament = турнирные часы
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
clock-grace = { $grace } + { $bank }
days = Дней на решение
wish-public = Показывать среди открытых столов
wish-rated = Рейтинговая (только учётные записи, без машин и без отмены)
wish-watch = Другие могут смотреть
wish-chat = Можно разговаривать
wish-undo = Игроки могут просить об отмене
wish-referee = Вы судья: видите всё и не играете
rulings = Домашние правила
rulings-note = Что в книге правил осталось открытым и как это понимают за этим столом.
ruling-usual = { $value } (обычно)
open-table = Открыть стол

## Ожидание

waiting-room = Ждём игроков
waiting-room-note = Отправьте ссылку тем, кто будет играть. Партия начнётся, как только все места будут заняты.
link = Ссылка на этот стол
link-copy = Скопировать ссылку
link-copied = Ссылка скопирована.
seat-free = свободное место
sit = Сесть сюда
stand = Встать
start-machines = Начать: свободные места займут машины
table-close = Закрыть стол

## Стол

table-failed = Этот стол нельзя показать
side = Журнал, чат и партия
zones-common = Общие карты
zones-mine = Ваши карты
zones-of = Карты игрока { $name }
zone-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
zone-look = Просмотреть
card-back = рубашкой вверх
card-count = ×{ $count }
card-cost = цена { $cost }
card-number = № { $number }
card-sets = сет { $sets }
card-legal = можно выбрать
card-picked = { $count ->
    [one] выбрано
    [few] выбрано { $count } раза
   *[other] выбрано { $count } раз
}
card-menu = { $name }: что сделать
card-details = Карта
card-details-hint = Наведите на карту или задержите на ней палец, и её текст появится здесь.
seat-active = ходит
seat-you = (вы)
seat-out = вне игры
seat-deciding = решает
seat-draft = { $count ->
    [one] отмечен { $count } вариант
    [few] отмечено { $count } варианта
   *[other] отмечено { $count } вариантов
}
mood-open = свободное место
mood-online = здесь
mood-away = отсутствует
mood-away-since = отсутствует с { $time }
mood-held = пока играет машина
mood-thinking = думает
mood-machine = машина
level-cadet = Кадет
level-pilot = Пилот
level-captain = Капитан
level-commander = Командор
level-admiral = Адмирал
mood-conceded = сдача
hold-on = Пусть играет машина
hold-off = Вернуться на своё место
hold-me = Пусть машина играет за вас
switch-seat = Передать ход: { $name }
curtain = Передайте устройство: { $name }
curtain-note = Дальше — карты игрока { $name }. Остальным не смотреть.
curtain-lift = Это я, { $name }

## Решение

decision = Решение
announce = { $count ->
    [one] Решать вам: { $prompt } { $count } вариант.
    [few] Решать вам: { $prompt } { $count } варианта.
   *[other] Решать вам: { $prompt } { $count } вариантов.
}
your-turn = Ваш ход.
gathered-exact = Выбрано: { $count } из { $max }
gathered-upto = Выбрано: { $count }, не больше { $max }
confirm-count = Подтвердить ({ $count })
play-all = Сыграть всё
key-space = Пробел
undo = Отменить
undo-ask = Попросить об отмене
redo = Вернуть
undo-asked = { $name } просит об отмене. Вы согласны?
undo-waits = { $name } просит об отмене; согласиться должны: { $others }.
undo-agree = Согласиться
undo-refuse = Отказать
undo-never = Отказать и больше не спрашивать
warning = Предупреждение
do-anyway = Всё равно: { $what }
why-not-seat = Почему нельзя? ({ $name })
why-nothing = Ничто этому не мешает.
rule-link = Правило { $rule }
waiting = Сейчас никого не спрашивают.
waiting-for = Решает: { $names }
waiting-thinks = Думает: { $names }…

## Боковая панель

log = Журнал
log-start = Партия начинается.
log-pick = { $name } делает выбор.
log-undo = { $name } отменяет выбор.
log-redo = { $name } возвращает отменённое.
log-reseal = Дальнейший случай под новой печатью.
log-reveal = Партия окончена, печать вскрыта.
log-void = Отменено:
chat = Чат
chat-off = За этим столом чата нет.
chat-say = Сказать что-нибудь
chat-watchers = Другим зрителям
chat-send = Сказать
chat-from-watcher = (зритель)
chat-to = Кому
chat-to-all = всем
chat-to-team = своей команде
chat-from-team = (команда)
chat-about = Об авторе: { $name }
mute = Не слышать
block = Заблокировать
report = Пожаловаться
shut-mute = не слышно
shut-block = блокировка
shut-mute-done = Теперь вы не слышите: { $name }.
shut-block-done = Теперь вы не слышите и не сядете за один стол: { $name }.
shut-none-done = Вы снова слышите: { $name }.
forgive = Снять
report-what = Что случилось?
report-note = К жалобе прилагается последнее сказанное за столом. Модераторы читают каждую.
report-send = Отправить жалобу
report-done = Жалоба отправлена. Спасибо.
coach-on = Показать свои карты
coach-on-name = Показать свои карты: { $name }
coach-off = Больше не показывать
coach-off-name = Больше не показывать карты: { $name }
coach-sees = видит ваши карты
coach-look = Смотреть из-за плеча: { $name }
coach-stop = Обратно к зрителям
watchers = { $count ->
    [0] Никто не смотрит
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
has-referee = Судья видит все карты этой партии.
match = Партия
orders = Постоянные указания
orders-note = Что отвечается за вас. Отмена хода снимает их, кроме первого.
orders-forced = Отвечать, когда вариант только один
orders-obvious = Брать то, что ничего не стоит
orders-end = Заканчивать ход, когда делать больше нечего
notify = Сообщать, когда мой ход
pause-on = Остановить часы
pause-off = Пустить часы
paused = Часы стоят.
concede = Сдаться
concede-sure = Сдать эту партию?
seal = Печать случая
seal-note = Это число закреплено до первой карты. В конце тайна за ним откроется, и сохранённый файл докажет, что случая никто не касался.
seal-open = Тайна за этим числом записана в сохранённом файле; «orrery verify» сверит с ней каждую карту.

## Итог

result-won = Вы победили!
result-lost = Победа: { $names }
result-winners = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
result-none = Партия закончилась без победителя.
result-conceded = Сдача: { $names }
rematch = Реванш
rematch-go = К реваншу
download = Скачать партию

## Клавиши

keys-help = Клавиши
keys-digits-key = 1–9, a–z
keys-digits = выбрать вариант с этим знаком
keys-space-key = Пробел
keys-space = очевидное: разыграть всё, где выбирать нечего, подтвердить или взять единственный вариант
keys-esc-key = Esc
keys-esc = отмена, назад к решению
keys-undo-key = u
keys-undo = отменить ход
keys-redo-key = Shift + u
keys-redo = вернуть отменённое
keys-arrows-key = Стрелки
keys-arrows = перейти к соседней карте зоны
keys-tab-key = Tab
keys-tab = перейти к следующей зоне или кнопке
keys-chat-key = /
keys-chat = чат
keys-text-key = t
keys-text = включить или выключить стол текстом
keys-help-key = ?

## Учётная запись

login = Войти
logout = Выйти
register = Зарегистрироваться
register-keeps = Ваши гостевые партии сохранятся.
to-register = Ещё нет учётной записи? Зарегистрируйтесь
to-login = Уже зарегистрированы? Войдите
name = Имя
name-note = От 2 до 24 букв, цифр, «_», «-» или одиночных пробелов
password = Пароль
password-note = Не меньше 8 знаков
no-mail = Адрес почты не нужен. Потерянный пароль восстановить нельзя.
me-nobody = Вы здесь ещё не играли.
my-profile = Ваш профиль
kind-guest = гость
kind-account = учётная запись
kind-bot = программа
guest-note = Гостя узнаёт только этот браузер. Зарегистрируйтесь, чтобы сохранить партии.
me-settings = Оповещения и рейтинг
webhook = Адрес для вызова (webhook)
webhook-note = Он вызывается, когда наступает ваш ход в партии по переписке.
show-ratings = Показывать рейтинги в профиле
sessions = Где вы вошли
session-token = ключ программы
session-seen = последний раз { $date }
session-current = этот браузер
session-revoke = Выйти там
bots = Программы
bots-note = Программа играет под своим именем по тому же протоколу, что и эта страница.
bot-name = Имя
bot-make = Завести запись для программы
bot-drop = Удалить
bot-drop-sure = Удалить { $name }?
token-new = Новый ключ
token-once = Ключ программы { $name }. Он показывается только один раз:
shut = Кого вы не слышите
shut-nobody = Никого.
account = Учётная запись
new-name = Новое имя
rename = Переименовать
old-password = Прежний пароль
new-password = Новый пароль
change-password = Сменить пароль
export = Скачать всё о себе
delete = Удалить учётную запись
delete-note = Ваше имя исчезнет из старых партий; сами партии останутся у других. Вернуть это нельзя.
delete-sure = Удалить навсегда?
account-gone = Учётная запись удалена.
since = с { $date }
ratings = Рейтинги
rating = { $count ->
    [one] { NUMBER($value, useGrouping: 0) } ± { $margin } после { $count } партии
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin } после { $count } партий
}
matches = Партии
matches-none = Партий пока нет.
older = Более старые

## Жалобы

reports-open = Только открытые жалобы
reports-none = Жалоб нет.
report-title = Жалоба: { $by }. На кого: { $about }
nobody = ни на кого
report-table = Стол, строка { $frame }
report-said = { $count ->
    [one] { $count } реплика до жалобы
    [few] { $count } реплики до жалобы
   *[other] { $count } реплик до жалобы
}
verdict = Решение
verdict-send = Закрыть жалобу
ban = Не пускать игрока
ban-user = Номер игрока
ban-hours = Часов; 0 — снова пустить, пусто — навсегда
ban-do = Не пускать
ban-done = Готово.

## Правила

help-search = Поиск по словам или по номеру правила
help-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[other] Найдено { $count } правил
}

## Отказы стола

nack-malformed = Сервер не понял эту страницу. Загрузите её заново.
nack-no_hello = Связь началась неправильно. Загрузите страницу заново.
nack-unknown_table = Такого стола нет или вам нельзя его видеть.
nack-not_joined = Вы не за этим столом. Загрузите страницу заново.
nack-not_yours = Это решать не вам.
nack-not_started = Партия ещё не началась.
nack-over = Партия окончена.
nack-stale_decision = Поздно: игра ушла дальше. Посмотрите, о чём спрашивают теперь.
nack-changed = Кто-то успел раньше, и этого варианта больше нет. Вот что осталось.
nack-illegal = Так сделать нельзя.
nack-no_undo = Это нельзя отменить.
nack-no_request = Просьба уже ждёт ответа, или кто-то не хочет, чтобы его спрашивали.
nack-not_here = За этим столом это невозможно.
nack-too_fast = Слишком быстро. Сейчас попробуем ещё раз.
nack-full = За этим столом больше нет места для зрителей.
nack-too_long = Слишком длинно.
nack-not_said = Это не удалось сказать.
nack-unavailable = Сервер сейчас не может записывать. Ничего не изменилось; ваш выбор отправится снова сам.
nack-draining = Сервер вот-вот перезапустится. Ваш выбор отправится снова, когда он вернётся.
nack-fault = На сервере что-то сломалось. Это записано, и игра продолжается.

## Отказы дома

fail-offline = Сервер недоступен. Проверьте связь и попробуйте снова.
fail-no_session = Сначала войдите.
fail-wrong_password = Имя или пароль неверны.
fail-banned = Этой записи вход закрыт.
fail-not_yours = Это решать не вам.
fail-account_needed = Для этого нужна учётная запись с паролем.
fail-origin = Запрос пришёл не с этого сайта.
fail-too_fast = Слишком много запросов. Подождите минуту.
fail-too_many_tables = У вас слишком много столов. Сначала закончите какой-нибудь.
fail-name_taken = Это имя занято.
fail-bad_name = В имени от 2 до 24 букв, цифр, «_», «-» или одиночных пробелов.
fail-bad_password = В пароле от 8 до 256 знаков.
fail-no_table = Такого стола нет.
fail-no_user = Такого игрока нет.
fail-not_found = Здесь ничего нет.
fail-started = Игра за столом уже началась, или он закрыт.
fail-not_over = Партия ещё не окончена.
fail-seat_taken = Место занято.
fail-referee = Судья не играет.
fail-blocked = Кто-то за этим столом заблокировал вас или вы его.
fail-draining = Сервер вот-вот перезапустится. Попробуйте через минуту.
fail-unavailable = Сервер сейчас не может записывать. Ничего не изменилось; попробуйте снова.
fail-fault = Ошибка сервера. Она записана.
fail-other = Не получилось: { $message }

# Стол
card-or = или
ring = Кто кого может атаковать
side-log = Журнал
side-chat = Чат
side-rules = Правила
side-match = Партия
side-close = Закрыть панель
line-on = Связь есть
line-off = Связи нет
log-search = Поиск в журнале
log-copy = Скопировать журнал как текст
log-filter = Что показывать
log-all = Всё
log-mine = Моё
log-about-me = Обо мне
log-empty = Пока ничего не произошло
log-none = Ничего не найдено
copied = Скопировано
copy-failed = Браузер не разрешает копировать
travel-to = Посмотреть стол после записи { $n }
past = Момент из прошлого
past-at = Запись { $n }, только для просмотра
past-now = Назад к игре
step-back = На шаг назад
step-forward = На шаг вперёд
rules-page = Правила на отдельной странице
amount-less = Меньше
amount-more = Больше
amount-preset = Поставить { $n }
like-sound = Звуки

# Подсказки
hint = Подсказка
hint-thinks = Машина думает …
hint-win = Шанс на победу { $win }
hint-more = Другие варианты
hint-less = Только лучший
key-hint = H

# Страницы вокруг стола: начало, настройки
nav-cards = Карты
learn = Научиться играть
tile-players = От 2 до { $most } игроков
tile-modes = { $count ->
    [one] { $count } режим
    [few] { $count } режима
   *[other] { $count } режимов
}
tile-cards = { $count ->
    [one] { $count } разная карта
    [few] { $count } разные карты
   *[other] { $count } разных карт
}
gift-guest = Играть сразу
gift-guest-note = Без регистрации: одно нажатие, и первые карты на столе. Учётная запись лишь хранит имя и партии.
gift-fair = Честная тасовка, которую можно проверить
gift-fair-note = Случай каждой партии запечатан до её начала и вскрывается в конце: проверить можно каждую карту.
gift-back = Отмена свободна
gift-back-note = Взяли не ту карту? Ход можно вернуть, пока не открылось ничего скрытого.
gift-tongues = Четыре языка
gift-tongues-note = Английский, русский, украинский и японский, вместе с картами и правилами. За одним столом каждый читает на своём.
gift-access = Мышь, касание, клавиатура, экранный диктор
gift-access-note = С каждым из них работает всё: в тёмных и светлых цветах, на телефоне и на большом экране.
gift-replay = Записи с разбором
gift-replay-note = Любую партию можно пересмотреть шаг за шагом и увидеть, где она решилась.
title-settings = Настройки
title-cards = Карты
settings-travel = Учётная запись переносит эти настройки на все ваши устройства.
settings-stay = Эти настройки остаются в этом браузере. С учётной записью они будут на всех ваших устройствах.
settings-tongue = Язык
settings-look = Вид
settings-play = Игра
settings-all = Все настройки
like-page = Страницы и кнопки
like-cards = Карты и текст игры
like-cards-note = Названия карт, вопросы и журнал.
like-cards-same = как на странице
like-motion = Движение
motion-normal = обычное
motion-fast = быстрое
motion-off = без движения
like-left = Для левшей
like-left-note = Боковая панель и завершающие кнопки слева.
like-sound-note = Короткие сигналы: ваш ход, атака, покупка, конец.
like-warn = Предупреждать в конце хода
like-warn-note = Переспрашивает, если остались торговля, бой или неиспользованные свойства.
like-keys-note = 1–9 и буквы выбирают вариант с этим знаком.
like-text-note = Стол простыми списками: для чтения вслух и маленьких экранов.

# Просмотр карт
cards-search = Название на любом языке или слова из текста
cards-faction = Фракция
cards-kind = Вид
cards-cost = Цена
cards-sign = Свойство
cards-clear = Сбросить отбор
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-none = Таких карт нет. Попробуйте меньше слов или сбросьте отбор.
cards-hint = Наведите на карту или выберите её, чтобы прочитать здесь.
cards-names = Названия
cards-rules = Правила об этой карте
cards-link = Скопировать ссылку на карту
does-trade = даёт торговлю
does-combat = даёт бой
does-authority = даёт влияние
does-card = берёт карты
does-discard = заставляет сбросить
does-scrap = отправляет карты в утиль
does-destroy = уничтожает базы
does-acquire = получает или кладёт купленные карты
does-copy = копирует корабль
does-ally = считается союзником
does-unit-damage = знаки урона
does-tactics = знаки тактики
does-blast = знаки критического урона
does-force = знаки Силы
does-resource = ресурсы
does-unique = уникальная карта
does-part-ally = есть союзное свойство
does-part-scrap = есть утилизационное свойство
does-part-action = есть действие
does-part-interrupt = есть перехват
does-part-reaction = есть реакция

# The replay
title-replay = Повтор
title-replay-of = Повтор: { $names }
skip-transport = К управлению повтором
side-analysis = Разбор
replay-early = Эта партия ещё не окончена. Повтор откроется после её конца, а пока её можно увидеть за столом.
replay-to-table = К столу
replay-failed = Этот повтор нельзя показать
replay-line = Строка { $n } / { $last }
replay-slider = Строка партии
replay-at = Строка { $n } из { $last }. { $text }
replay-won = победа
replay-link = Скопировать ссылку на строку { $n }
replay-watch = Смотреть повтор
transport = Управление повтором
move-first = В начало
move-turn-back = На ход назад
move-back = На шаг назад
move-play = Воспроизвести
move-pause = Пауза
move-forward = На шаг вперёд
move-turn-on = На ход вперёд
move-last = В конец
move-speed = Скорость: { $speed }×
eyes = Чьими глазами
eyes-watch = Зритель: скрытые карты не видны
eyes-all = Все карты открыты
branch = Играть отсюда
branch-note = Новый стол начнётся с того, что было после строки { $n }: на остальных местах машины, случай — новый.
branch-none = После этой строки решать уже нечего. Вернитесь немного назад.
branch-seat = Ваше место
branch-level = Машины
branch-go = Играть дальше
verify = Проверить случай
verify-note = До первой карты случай партии был запечатан числом, которое видели все. Теперь печать вскрыта.
verify-do = Проверить
verify-busy = Проверяем…
verify-ok = Случай был честным
verify-ok-means = Зерно и соль дают в точности ту печать, что была показана заранее, каждая выпавшая карта следует из зерна, и каждый выбор был по правилам. Подстроить карты никто не мог.
verify-bad = Не сходится
verify-bad-means = Журнал не следует из того, что было запечатано заранее. На её итог полагаться нельзя.
verify-commitment = Печать, показанная заранее
verify-seed = Зерно
verify-salt = Соль
verify-draws = Случайных значений
verify-lines = Строк журнала
verify-self = Верить на слово не нужно: скачайте партию и выполните
bug = Сообщить об ошибке в этой строке
bug-what = Что не так в строке { $n }?
bug-note = К сообщению прилагается вся партия, чтобы её можно было посмотреть.
bug-send = Отправить
bug-done = Спасибо, сообщение записано.
analysis-note = Машина пройдёт всю партию: какими были шансы, что сделал случай и какие решения отдали шансы. Это займёт минуту-другую.
analysis-start = Разобрать партию
analysis-works = { $total ->
    [one] Оценено { $done } из { $total } решения
    [few] Оценено { $done } из { $total } решений
    [many] Оценено { $done } из { $total } решений
   *[other] Оценено { $done } из { $total } решения
}
analysis-whose = Чьи шансы
analysis-sums = Игроки в числах
analysis-who = Игрок
analysis-lost = отдано
analysis-luck = удача
analysis-empty = В этой партии нечего было решать.
analysis-fair = Каждое решение оценено по тому, что игрок мог знать тогда, а не по картам, которые пришли потом.
graph = Шансы на победу: { $name }
graph-keys = Стрелки ведут от решения к решению, Page Up и Page Down — к отмеченным.
graph-before = Строка { $n }: до первого решения
graph-at = Строка { $n }: { $name } — { $chance }.
mistake-inaccuracy = Неточность
mistake-mistake = Ошибка
mistake-blunder = Грубая ошибка
mistakes = Отмеченные решения
mistakes-line = Строка
mistakes-what = Кто что выбрал и что было лучше
mistakes-loss = Отданный шанс
mistakes-chosen = выбрано:
mistakes-better = лучше:
mistakes-none = Ни одно решение не отдало пяти процентов или больше.
better-was = Лучше было:
better-try = Попробовать

# Столы и партии в списках
table-replay = Пересмотреть
history-won = Победа
history-lost = Поражение
history-drawn = Ничья
history-over = Окончена
history-going = Идёт
history-closed = Закрыта
history-against = против
history-winner = победитель
history-tally = Из показанных: побед { $won }, поражений { $lost }, ничьих { $drawn }
matches-none-self = Здесь будут ваши партии с итогами и записью каждой. Сыграйте первую!

# Новый стол, учётная запись
mode-players = { $count ->
    [one] { $sizes } игрок
    [few] { $sizes } игрока
   *[other] { $sizes } игроков
}
wish-hints = У машины можно просить подсказки
wish-rated-note = Для партий с рейтингом нужна учётная запись.
open-table-link = Вы получите ссылку, чтобы послать её другим игрокам.
open-table-now = Все места заняты: партия начнётся сразу.

# Правила, жалобы
help-about = Об этом своде
help-contents = Содержание
rule-inf = Следует из других правил, хотя прямо не сказано
rule-faq = Ответ издателя
rule-data = Зависит от карт игры
help-none = Ни в одном правиле нет всех этих слов.
help-clear = Показать все правила
report-bug = { $by } сообщает об ошибке
report-attached = Что приложено
report-attached-save = Сохранить в файл

# Уроки: учимся, играя.
title-learn = Обучение
nack-not_now = Сначала урок: сделайте то, о чём он просит, или выйдите из него.
learn-lead = Целая партия против машины, а рядом кто-то, кто всё объясняет. Читать правила заранее не нужно.
learn-start = Начать урок
learn-starting = Стол накрывается…
learn-about = Около десяти минут. Из урока можно выйти в любой момент и играть дальше как угодно.
learn-teaches = Вы научитесь
learn-teaches-cards = разыгрывать карты, покупать, атаковать и побеждать
learn-teaches-fleet = пользоваться базами и аванпостами, союзными и утилизационными свойствами, сбросом
learn-teaches-table = понимать стол: что светится, почему что-то нельзя, как отменить ход и где журнал
learn-more = А потом
learn-rules = Прочитать правила
learn-rules-about = коротко, и на них ведёт каждое «почему нельзя?»
learn-cadet = Первая партия с Кадетом
learn-cadet-about = самая мягкая машина, и подсказки, когда захотите
learn-keys = Все клавиши
learn-keys-about = за любым столом можно играть без мыши
lesson = Урок
lesson-step = Шаг { $step } из { $of }
lesson-watching = Смотрите
lesson-your-move = Ваш черёд
lesson-skip = Выйти из урока
lesson-skip-sure = Партия продолжится без урока, а машина будет играть сама. Выйти?
lesson-look = Показать где
lesson-won = Отлично!
lesson-next-game = Сыграть с Кадетом всерьёз
lesson-sr-hand = Это ваша рука: для начала три карты, со следующего хода пять. Что можно сделать, светится. Сыграйте карту «{ $scout }»: нажмите на неё или на её кнопку внизу.
lesson-sr-buy = «{ $scout }» дал 1 очко торговли. В торговом ряду «{ $imperial-fighter }» стоит как раз столько: купите его. Он ляжет в стопку сброса и позже придёт в руку. Нажмите на карту, которая не светится, и узнаете, почему её нельзя.
lesson-sr-vipers = Теперь дважды сыграйте карту «{ $viper }»: каждая даёт 1 очко боя. Нажали не туда? «Отменить» возвращает последний выбор, пока он не открыл ничего нового.
lesson-sr-attack = У вас 2 очка боя. Атакуйте Кадета всеми: неистраченное пропадёт. У кого не осталось влияния, тот проиграл.
lesson-sr-end = Делать больше нечего, завершите ход. Сыгранное уйдёт в стопку сброса, а вы возьмёте пять новых карт.
lesson-sr-watch = Теперь то же самое делает Кадет. Журнал записывает каждый ход; нажмите на строку, и увидите стол, каким он был тогда.
lesson-sr-play-all = Новая рука: пять карт «{ $scout }». Кнопка «Сыграть всё» разыгрывает карты, над которыми незачем думать. То же делает пробел.
lesson-sr-war-world = Пять очков торговли: хватит на карту «{ $war-world }». Задержите на ней указатель или палец, и её можно прочесть крупно. Потом купите её.
lesson-sr-again = Очков боя на этот раз нет. Завершите ход. Когда ваша колода пуста, стопка сброса тасуется и становится новой колодой, вместе со всем, что вы купили.
lesson-sr-watch-buy = Кадет тоже ходит за покупками. Пустое место в торговом ряду сразу заполняется, поэтому смотрите на него каждый ход.
lesson-sr-base = Карта «{ $war-world }» уже здесь. Это база: в конце хода она не уходит, а остаётся и служит вам каждый ход. Сыграйте её.
lesson-sr-use = Когда база действует, решаете вы, один раз за ход. Нажмите на карту «{ $war-world }» и получите 3 очка боя.
lesson-sr-station = Сыграйте свои карты и купите карту «{ $space-station }» за 4 очка торговли. Она из Звёздной империи, как и две ваши другие. Скоро увидите, что это даёт.
lesson-sr-strike = Атакуйте Кадета тремя очками боя и завершите ход.
lesson-sr-shield = «{ $war-world }» ещё и аванпост: пока он стоит, Кадет не может атаковать у вас ничего другого. Для этого нужно 4 очка боя за один ход.
lesson-sr-fighter = Вот и «{ $imperial-fighter }»: 2 очка боя, и противник сбрасывает карту. Сыграйте его.
lesson-sr-discard = Кадет должен выбрать карту из руки и сбросить её: в свой ход у него будет на одну меньше.
lesson-sr-rest = Сыграйте остальную руку и используйте карту «{ $war-world }», в любом порядке.
lesson-sr-ally = В игре две карты Звёздной империи, и это пробуждает их союзные свойства. Используйте оба. Карты одной фракции вместе стоят больше.
lesson-sr-ram = «{ $ram }» сильно бьёт и стоит 3 очка торговли. Купите его: он пригодится в конце.
lesson-sr-twelve = Двенадцать очков боя! Атакуйте всеми и завершите ход.
lesson-sr-thinks = Кадет накопил на карту «{ $royal-redoubt }», собственный аванпост. Вы с ней ещё встретитесь.
lesson-sr-two-bases = Пришла «{ $space-station }». Сыграйте всю руку.
lesson-sr-abilities = Две ваши базы тоже союзники. Используйте обе, потом оба союзных свойства. Маленькие знаки на карте показывают, что готово, а что уже использовано.
lesson-sr-explorer = Карту «{ $explorer }» можно купить всегда: у неё своя стопка рядом с торговым рядом. Она стоит 2 и даёт 2 очка торговли, вдвое больше, чем «{ $scout }». Купите одну.
lesson-sr-thirteen = Тринадцать очков боя: атакуйте всеми и завершите ход.
lesson-sr-log = Потеряли нить? Всё записано в журнале. Можно вернуться сколь угодно далеко назад и одним нажатием снова оказаться в настоящем.
lesson-sr-alone = Вы уже знаете как: сыграйте всё, используйте обе базы и оба союзных свойства.
lesson-sr-shopping = Пять очков торговли: «{ $blob-wheel }» за 3 и «{ $explorer }» за 2. «{ $blob-wheel }» — база, но не аванпост: она никого не заслоняет, её можно атаковать, а можно и обойти.
lesson-sr-eleven = Одиннадцать очков боя: атакуйте и завершите ход. У Кадета останется 9 очков влияния.
lesson-sr-outpost = Кадет разыгрывает карту «{ $royal-redoubt }»: аванпост с обороной 6. Пока она стоит, самого Кадета не тронуть.
lesson-sr-last = Последний ход, если всё сделать верно. Сначала «{ $imperial-fighter }»: Кадет сбросит ещё одну карту.
lesson-sr-discard-again = Кадет снова сбрасывает карту.
lesson-sr-gather = Сыграйте остальное и используйте всё, что можно. Наберётся 20 очков боя.
lesson-sr-redoubt = Сначала должны пасть аванпосты; нажмите на знак у имени Кадета, и стол это скажет. Атакуйте карту «{ $royal-redoubt }»: 6 очков боя уничтожат её, и она уйдёт в стопку сброса владельца.
lesson-sr-scrap = Осталось показать одно. Карту «{ $explorer }» можно отправить в утиль: она навсегда уходит из партии и даёт 2 очка боя. Сегодня вы обошлись бы и без них, но последняя атака — самое время. Отправьте её.
lesson-sr-win = Шестнадцать очков боя против 9 очков влияния. Атакуйте и победите!
lesson-sr-done = Партия ваша. Вы видели всё, что бывает за ход в Star Realms; остальное — карты, и каждая сама говорит, что делает.

keys-decision-key = d
keys-decision = к вопросу: прочитать его ещё раз
keys-zoom-key = z
keys-zoom = к карте, на которую смотрят
keys-hint-key = h
keys-hint = подсказка машины, если она разрешена
keys-status-key = s
keys-status = услышать свои числа
keys-opponents-key = o
keys-opponents = услышать числа остальных
keys-clocks-key = c
keys-clocks = услышать часы
keys-last-key = l
keys-last = услышать, что произошло последним
